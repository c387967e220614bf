import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import rules from "../../../src/pyrite/locales/en/rules.ftl?raw";
import base from "../../../src/pyrite/games/saboteur/decks/base.json";
import { cardFace } from "../../src/art/cardFace";
import { shelf } from "../../src/home/offeredGames.svelte";
import { CLASSIC, type Setup } from "../../src/home/setup";
import { chapters, PIECES, settled, type Chapter, type Entry, type Played } from "../../src/rulebook/chapters";
import RulesDialog from "../../src/rulebook/RulesDialog.svelte";
import { BOX } from "../wholeBox";

const FOREST: Played = { ...CLASSIC, game: "lost-mines" };
const withModules = (...modules: string[]): Setup => ({ ...CLASSIC, modules });
const every = BOX.modules.map(({ id }) => id);
const titles = (book: readonly Chapter[]): string[] => book.map(({ title }) => title);
const entries = (setup: Played): Entry[] => chapters(BOX, setup).flatMap((chapter) => chapter.entries);
const text = (setup: Played, id: string): string => {
  const entry = entries(setup).find((one) => one.id === id);
  if (!entry) throw new Error(`nothing about ${id}`);
  return entry.text;
};

/** Every choice of options, one at a time, for these modules. */
const houses = (...modules: string[]): Setup[] => [
  withModules(...modules),
  ...BOX.options.flatMap(({ id, values }) =>
    values.map((value) => ({ ...withModules(...modules), options: { [id]: value } })),
  ),
];

describe("the rules", () => {
  it("are those of what is played, and no others", () => {
    expect(titles(chapters(BOX, CLASSIC))).toEqual(["How to play"]);
    expect(titles(chapters(BOX, withModules("vault", "veto", "saboteur-2", "chests")))).toEqual([
      ...["How to play", "Saboteur 2", "Championship cards", "Treasure chests"],
    ]);
  });

  it("have words for everything, whatever is chosen", () => {
    const extras = every.filter((id) => !["saboteur-2", "tournament"].includes(id));
    for (const kind of [[], ["saboteur-2"], ["tournament"]])
      for (const setup of houses(...kind, ...extras))
        for (const { id, text: told } of entries(setup)) {
          expect(told, id).not.toBe("");
          expect(told, id).not.toMatch(/[{}]/);
        }
  });

  it("have pictures that can be drawn", () => {
    const cards = new Set(entries(withModules(...every)).flatMap((entry) => entry.cards ?? []));
    expect(cards.size).toBeGreaterThan(50);
    for (const card of cards) if (!PIECES.includes(card)) expect(cardFace(card), card).toContain("<");
  });

  it("use every word that is written for them", () => {
    const written = [...rules.matchAll(/^(rules-[\w-]+) =/gm)].map(([, id]) => id ?? "");
    const said = new Set<string>(
      ["chapters", "chapter-base", "chapter-house", "our-guess", "goal-count", "keys", "keys-text", "table-or-more"].map(
        (id) => `rules-${id}`,
      ),
    );
    for (const modules of [[], ["saboteur-2"], ["tournament"], every])
      for (const { id, table } of entries(withModules(...modules))) {
        said.add(`rules-${id}`).add(`rules-${id}-text`);
        for (const head of table?.heads ?? []) said.add(`rules-table-${head}`);
      }
    for (const { id, title, entries: told } of chapters(BOX, FOREST)) {
      expect(title).not.toBe("");
      said.add(`rules-chapter-${id}`);
      for (const { id: one, table } of told) {
        said.add(`rules-${one}`).add(`rules-${one}-text`);
        for (const head of table?.heads ?? []) said.add(`rules-table-${head}`);
      }
    }
    for (const id of [...every, "lost-mines"]) said.add(`rules-${id}-guess`);
    expect(written.filter((id) => !said.has(id))).toEqual([]);
  });

  it("say what had to be guessed, where it is in play", () => {
    const guesses = (...modules: string[]): string[] => chapters(BOX, withModules(...modules)).flatMap((c) => c.guesses);
    expect(guesses("veto", "tolls")).toEqual([]);
    for (const { id, reconstructed } of BOX.modules)
      if (reconstructed) expect(guesses(id), id).toEqual([expect.stringMatching(/^Our guess: [^{}]+\.$/)]);
  });
});

describe("numbers", () => {
  const figures = (setup: Setup, id: string): readonly (readonly (number | string)[])[] =>
    entries(setup).find((entry) => entry.id === id)?.table?.rows ?? [];

  it("of the dwarfs are those of the deck", () => {
    expect(figures(CLASSIC, "dwarfs")).toEqual(base.seats.map((row) => [row.players, row.saboteurs, row.miners, row.hand]));
    for (const [players, saboteurs, miners] of figures(CLASSIC, "dwarfs"))
      expect(Number(saboteurs) + Number(miners)).toBe(Number(players) + 1);
  });

  it("of the tournament leave no dwarf over", () => {
    const rows = figures(withModules("tournament"), "tournament");
    expect(rows.map(([players]) => players)).toEqual([5, 6, 7, 8, 9]);
    for (const [players, saboteurs, miners, greedy] of rows)
      expect(Number(saboteurs) + Number(miners) + Number(greedy)).toBe(players);
  });

  it("of the share are 5, 4, 3, 2, 1", () => {
    expect(figures(withModules("saboteur-2"), "share")).toEqual([
      ...[[1, 5], [2, 4], [3, 3], [4, 2], ["5 or more", 1]],
    ]);
  });

  it("of gold are not told twice: each game pays in its own way", () => {
    const pays = (...modules: string[]): string[] =>
      entries(withModules(...modules))
        .map(({ id }) => id)
        .filter((id) => ["gold", "share", "pay"].includes(id));
    expect([pays(), pays("saboteur-2"), pays("tournament")]).toEqual([["gold"], ["share"], ["pay"]]);
  });

  it("follow the options", () => {
    const both = (modules: string[], id: string, option: string, value: string): [string, string] => [
      text(withModules(...modules), id),
      text({ ...withModules(...modules), options: { [option]: value } }, id),
    ];
    expect(both([], "gold", "saboteurPay", "cz")).toEqual([
      expect.stringContaining("two or three get 3 each, four get 2 each"),
      expect.stringContaining("two get 3 each, three or four get 2 each"),
    ]);
    for (const [module, id, option, value] of [
      ["saboteur-2", "ladder", "ladderContact", "openLink"],
      ["saboteur-2", "teams", "noDoorBoth", "true"],
      ["saboteur-2", "boss", "soloNeedsOwnLink", "true"],
      ["saboteur-2", "profiteer", "soloNeedsOwnLink", "true"],
      ["saboteur-2", "swap-hats", "hatSwap", "neverDealt"],
      ["greedy", "greedy", "greedyTakesAll", "false"],
      ["tolls", "tolls-gold", "tollStartTokenCounts", "false"],
      ["chests", "chests", "chestLayout", "free"],
      ["chests", "chest-b", "mapBan", "all"],
      ["chests", "chest-e", "goalMove", "anyFarther"],
      ["veto", "goals", "goalReveal", "touching"],
      ["veto", "goals", "roundEnd", "noPlayable"],
    ] as const) {
      const [plain, other] = both([module], id, option, value);
      expect(plain, option).not.toBe(other);
    }
    expect(text(CLASSIC, "aim")).toContain("one of the three goals");
    expect(text(withModules("new-goals"), "aim")).toContain("one of the five goals");
  });
});

describe("the rules of The Lost Mines", () => {
  it("are told when that is played, and nothing of the other game", () => {
    expect(titles(chapters(BOX, FOREST))).toEqual(["How to play", "Paths and cards", "Mines and points"]);
    expect(titles(chapters(BOX, { ...CLASSIC, game: "saboteur" }))).toEqual(["How to play"]);
    const told = entries(FOREST).map((entry) => `${entry.title} ${entry.text}`).join(" ");
    expect(told).not.toMatch(/tunnel|nugget|lantern/i);
    expect(entries(CLASSIC).some(({ id }) => id.startsWith("forest"))).toBe(false);
  });

  it("have words for everything, also before the server has said what can be played", () => {
    for (const game of [BOX, null])
      for (const { title, text: told } of chapters(game, FOREST).flatMap((chapter) => chapter.entries)) {
        expect(title).not.toBe("");
        expect(told, title).not.toMatch(/^$|[{}]/);
      }
  });

  it("say once, at the end, what had to be guessed", () => {
    const guesses = chapters(BOX, FOREST).map((chapter) => chapter.guesses);
    expect(guesses).toEqual([[], [], [expect.stringMatching(/^Our guess: where starts and mines lie, .+\.$/)]]);
  });

  it("have a dwarf for everybody, whatever the number", () => {
    const rows = entries(FOREST).find(({ id }) => id === "forest-dwarfs")?.table?.rows ?? [];
    expect(rows.map(([players]) => players)).toEqual(["3–4", "5–6", "7–9"]);
    for (const [players, ...others] of rows) {
      const [loyal, selfish, saboteurs] = others.map(Number) as [number, number, number];
      expect(2 * (loyal + selfish + saboteurs)).toBeGreaterThan(Number(String(players).split("–")[1]));
    }
  });

  it("come with their own options, and leave those of the other game alone", () => {
    const own = { id: "remainder", values: ["card", "sum"], modules: [], without: [] };
    const box = { ...BOX, options: [...BOX.options, own] };
    expect(settled(box, FOREST)).toEqual([own]);
    expect(settled(box, CLASSIC)).not.toContain(own);
    expect(settled(box, CLASSIC)).not.toEqual([]);
  });

  it.each([
    ["forest-info", "peekTalk", "off", "free"],
    ["forest-dragon", "dragonFrom", "all", "round"],
    ["forest-end", "lastMove", "true", "false"],
    ["forest-score", "remainder", "card", "sum"],
    ["forest-win", "decider", "false", "true"],
  ])("follow the options: %s, %s", (id, option, plain, other) => {
    const told = (value: string): string => text({ ...FOREST, options: { [option]: value } }, id);
    expect(told(plain)).toBe(text(FOREST, id));
    expect(told(other)).not.toBe(told(plain));
  });
});

describe("the page of rules", () => {
  it("is another one for The Lost Mines", async () => {
    shelf.games = [BOX];
    render(RulesDialog, { props: { setup: FOREST, close: vi.fn() } });
    const seen = vi.spyOn(Element.prototype, "scrollIntoView");
    await fireEvent.click(screen.getByTestId("chapter-forest-points"));
    expect(seen.mock.contexts).toEqual([screen.getByTestId("rules-forest-points")]);
    expect(screen.getByTestId("rules-page").textContent).toContain("Your turn in three steps");
    expect(screen.getByTestId("rules-page").textContent).not.toContain("A game has three rounds");
    seen.mockRestore();
  });

  it("leads to each chapter, and says how this table plays", async () => {
    shelf.games = [BOX];
    const setup = { ...withModules("saboteur-2", "chests"), options: { mapBan: "all" } };
    render(RulesDialog, { props: { setup, close: vi.fn() } });
    const seen = vi.spyOn(Element.prototype, "scrollIntoView");
    await fireEvent.click(screen.getByTestId("chapter-chests"));
    expect(seen.mock.contexts).toEqual([screen.getByTestId("rules-chests")]);
    expect(screen.getByTestId("rules-house").textContent).toContain("goals and chests");
    expect(screen.getByTestId("rules-house").textContent).not.toContain("Pay of the saboteurs");
  });

  it("draws the figures and the postcard, too", () => {
    shelf.games = [BOX];
    render(RulesDialog, { props: { setup: withModules("tolls", "party"), close: vi.fn() } });
    expect(screen.getByTestId("rules-tolls").querySelectorAll(".entry:first-of-type svg")).toHaveLength(2);
    expect(screen.getByTestId("rules-party").querySelectorAll("svg")).toHaveLength(1);
  });

  it("is there before the server has said what can be played", () => {
    shelf.games = [];
    render(RulesDialog, { props: { close: vi.fn() } });
    expect(screen.getByTestId("rules-page").textContent).toContain("A game has three rounds");
  });
});
