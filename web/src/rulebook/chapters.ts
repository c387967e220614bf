/** The rules of what is played: which chapters, and what stands in them. The words are `rules-<id>` in rules.ftl. */

import { seats } from "../../../src/pyrite/games/saboteur/decks/base.json";
import { tournament } from "../../../src/pyrite/games/saboteur/decks/championship.json";
import { FOREST, FOREST_CHAPTERS, FOREST_PLAIN } from "../games/lost_mines/rules";
import { chosenShelves, groupName, moduleName, optionsThatMatter, valueOf, type Setup } from "../home/setup";
import type { GameChoices, OptionChoice } from "../net/wire";
import { say, sayOr, type Words } from "../words";

export interface Table {
  /** Keys of the heads of its columns. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (number | string)[])[];
}

/** What is wider than a card. */
export const PIECES: readonly string[] = ["figures", "costumes", "party"];

export interface Entry {
  readonly id: string;
  /** Chests say it with their picture: theirs is empty. */
  readonly title: string;
  readonly cards?: readonly string[];
  readonly table?: Table;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** What of it had to be reconstructed. */
  readonly guesses: readonly string[];
}

/** How a game goes that the modules alone decide. */
export type Kind = "base" | "saboteur-2" | "tournament";
export const kindOf = (modules: readonly string[]): Kind =>
  modules.includes("saboteur-2") ? "saboteur-2" : modules.includes("tournament") ? "tournament" : "base";

/** A choice of the game, which is one of two: Saboteur if nothing is said. */
export type Played = Setup & { readonly game?: string };
const inForest = ({ game }: Played): boolean => game === FOREST;

export type Sketch = Omit<Entry, "text" | "title">;

const card = (id: string, ...cards: string[]): Sketch => ({ id, cards: cards.length > 0 ? cards : [id] });

const POOL: Table = {
  heads: ["players", "saboteurs", "miners", "hand"],
  rows: seats.map(({ players, saboteurs, miners, hand }) => [players, saboteurs, miners, hand]),
};

const DWARFS: Readonly<Record<Kind, readonly string[]>> = {
  base: ["miner", "saboteur"],
  "saboteur-2": ["blue-miner", "green-miner"],
  tournament: ["miner", "greedy", "saboteur"],
};

const BASE: readonly Sketch[] = [
  card("turn", "deck"),
  card("paths", "ESW", "NS", "nesw"),
  card("break", "break-pickaxe", "break-lantern", "break-cart"),
  card("fix", "fix-pickaxe", "fix-lantern-cart"),
  card("rockfall"),
  card("map"),
  card("goals", "goal", "treasure", "stone-ne"),
  card("gold", "1", "2", "3"),
  { id: "dwarfs", table: POOL },
];

/** What each number of winners gets (S2-31). */
export const SHARE: readonly (readonly [winners: number, each: number])[] = [[1, 5], [2, 4], [3, 3], [4, 2], [5, 1]];
const share = (): Table => ({
  heads: ["winners", "each"],
  rows: SHARE.map(([winners, each], at) => [
    at === SHARE.length - 1 ? say("rules-table-or-more", { count: winners }) : winners,
    each,
  ]),
});

const SABOTEUR_2: readonly (() => Sketch)[] = [
  () => card("saboteur-2", "deck"),
  () => card("teams", "blue-miner", "green-miner"),
  () => card("boss"),
  () => card("profiteer"),
  () => card("geologist"),
  () => card("saboteur"),
  () => ({ id: "share", table: share() }),
  () => card("door", "NS:blue", "EW:green"),
  () => card("crystal", "ESW*"),
  () => card("ladder", "ES#"),
  () => card("bridge", "NS+EW", "NW+ES"),
  ...["theft", "hands-off", "trap", "free", "inspection", "swap-hats", "swap-hands"].map((id) => () => card(id)),
  () => ({ id: "twice" }),
];

const POOL_OF_TOURNAMENT: Table = {
  heads: ["players", "saboteurs", "miners", "greedy", "hand"],
  rows: tournament.seats.map(({ players, saboteurs, miners, greedy, hand }) => [
    players,
    saboteurs,
    miners,
    greedy,
    hand,
  ]),
};

const CHESTS = [..."abcdefghij"].map((letter) => `chest-${letter}`);

/** What each module brings. */
const MODULES: Readonly<Record<string, () => readonly Sketch[]>> = {
  "saboteur-2": () => SABOTEUR_2.map((sketch) => sketch()),
  ...Object.fromEntries(
    ["greedy", "swap-goals", "vault", "veto", "change-direction", "pioneer", "diversion"].map((id) => [
      id,
      () => [card(id)],
    ]),
  ),
  handyman: () => [card("handyman", "fix-pickaxe-lantern-cart")],
  tolls: () => [card("tolls", "figures"), card("tolls-gold", "1")],
  costumes: () => [card("costumes")],
  party: () => [card("party")],
  "new-goals": () => [
    card("new-goals", "goal"),
    card("bag", "bag-1", "bag-2"),
    card("dragon"),
    card("spider"),
    card("stone", "stone-ne"),
  ],
  chests: () => [card("chests", "chest"), ...CHESTS.map((id) => card(id))],
  sabotaged: () => [card("sabotaged", "break-cart")],
  tournament: () => [
    { id: "tournament", table: POOL_OF_TOURNAMENT },
    card("centre", "NESW"),
    card("pay", "miner", "greedy", "saboteur"),
  ],
};

/** How the game without extras is played, as far as the extras leave it as it is. */
function base(kind: Kind): readonly Sketch[] {
  const left = kind === "base" ? [] : ["gold", "dwarfs"];
  return [card("aim", ...DWARFS[kind]), ...BASE.filter(({ id }) => !left.includes(id))];
}

const sketches = (module: string): readonly Sketch[] => MODULES[module]?.() ?? [{ id: module }];

/** What the chapters on the first game ask for, in case nobody tells. */
const PLAIN = { saboteurPay: "std", goalReveal: "anyLink", roundEnd: "handsEmpty" };

/** Everything that texts may ask for. */
export function gaps(game: GameChoices | null, setup: Played): Words {
  const options = game?.options.map((option) => [option.id, valueOf(game, setup, option)] as const) ?? [];
  return {
    ...PLAIN,
    ...FOREST_PLAIN,
    ...setup.options,
    ...Object.fromEntries(options),
    game: inForest(setup) ? FOREST : kindOf(setup.modules),
    goals: setup.modules.includes("new-goals") ? 5 : 3,
  };
}

/** The forest has neither modules nor shelves: its chapters are always the same, and what was guessed comes last. */
const forest = (written: (sketch: Sketch) => Entry): Chapter[] =>
  FOREST_CHAPTERS.map(({ id, sketches }, at) => ({
    id,
    title: say(`rules-chapter-${id}`),
    entries: sketches.map(written),
    guesses:
      at === FOREST_CHAPTERS.length - 1 ? [say("rules-our-guess", { what: say(`rules-${FOREST}-guess`) })] : [],
  }));

/** What this table has settled, as far as it matters to the game that is played. */
export const settled = (game: GameChoices, setup: Played): OptionChoice[] =>
  optionsThatMatter(game, setup).filter(({ id }) => id in FOREST_PLAIN === inForest(setup));

const titleOf = (id: string): string => sayOr(`rules-${id}`, sayOr(`module-${id}`, ""));

/** All chapters for a choice of the game. */
export function chapters(game: GameChoices | null, setup: Played): Chapter[] {
  const filled = gaps(game, setup);
  const written = (sketch: Sketch): Entry => ({
    ...sketch,
    title: titleOf(sketch.id),
    text: sayOr(`rules-${sketch.id}-text`, sayOr(`module-${sketch.id}-hint`, ""), filled),
  });
  if (inForest(setup)) return forest(written);
  const guessed = new Set(game?.modules.filter(({ reconstructed }) => reconstructed).map(({ id }) => id));
  const chapter = (id: string, title: string, modules: readonly string[]): Chapter => ({
    id,
    title,
    entries: modules.flatMap(sketches).map(written),
    guesses: modules
      .filter((module) => guessed.has(module))
      .map((module) => say("rules-our-guess", { what: sayOr(`rules-${module}-guess`, moduleName(module)) })),
  });

  const kind = kindOf(setup.modules);
  const first = { id: "base", title: say("rules-chapter-base"), entries: base(kind).map(written), guesses: [] };
  const shelves = game ? chosenShelves(game, setup) : [];
  // Cards share a chapter; whatever is more than a card has its own.
  const others = shelves.flatMap(({ id, modules }) =>
    id === "championship"
      ? [chapter(id, groupName(id), modules)]
      : modules.map((module) => chapter(module, moduleName(module), [module])),
  );
  return [first, ...others];
}
