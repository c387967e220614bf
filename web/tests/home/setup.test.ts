import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { cardFace } from "../../src/art/cardFace";
import GameDialog from "../../src/home/GameDialog.svelte";
import GameSummary from "../../src/home/GameSummary.svelte";
import { shelf } from "../../src/home/offeredGames.svelte";
import { faceOf } from "../../src/home/presetFaces";
import {
  CLASSIC,
  gameName,
  houseRules,
  numbers,
  obstacle,
  ofPreset,
  optionsThatMatter,
  ownChoice,
  presetFor,
  shelves,
  toggled,
  valueOf,
  withOption,
  type Setup,
} from "../../src/home/setup";
import { known, say } from "../../src/words";
import { BOX } from "../wholeBox";

const [PAY] = BOX.options;
if (!PAY) throw new Error("no option to try");

const withModules = (...modules: string[]): Setup => ({ ...CLASSIC, modules });
const preset = (id: string): Setup => {
  const found = BOX.presets.find((one) => one.id === id);
  if (!found) throw new Error(`no preset ${id}`);
  return ofPreset(CLASSIC, BOX, found);
};

describe("presets", () => {
  it("are known again, whatever the order", () => {
    const reversed = preset("anniversary").modules.toReversed();
    expect(presetFor(BOX, { modules: reversed })?.id).toBe("anniversary");
    expect(presetFor(BOX, CLASSIC)?.id).toBe("classic");
    expect(presetFor(BOX, withModules("veto"))).toBeNull();
  });

  it("leave the rules of the house as they are", () => {
    const house = { ...CLASSIC, edition: "pl", options: { goalReveal: "anyLink" } };
    expect(ofPreset(house, BOX, { id: "x", modules: ["veto"] })).toEqual({ ...house, modules: ["veto"] });
  });

  it("all have words and a card of their own", () => {
    for (const { id } of BOX.presets) expect(known(`preset-${id}`) && known(`preset-${id}-hint`), id).toBe(true);
    expect(new Set(BOX.presets.map(({ id }) => cardFace(faceOf(id).name, faceOf(id)))).size).toBe(BOX.presets.length);
  });
});

describe("the shelves of the box", () => {
  it("hold every module once, and have names", () => {
    expect(shelves(BOX).flatMap(({ modules }) => modules).toSorted()).toEqual(
      BOX.modules.map(({ id }) => id).toSorted(),
    );
    for (const { id } of shelves(BOX)) expect(known(`group-${id}`), id).toBe(true);
  });

  it("show what a newer server has, and not what an older one has not", () => {
    const told = ["veto", "moon"].map((id) => ({ id, fewest: null, most: null, clashes: [], reconstructed: false }));
    expect(shelves({ ...BOX, modules: told })).toEqual([
      { id: "championship", modules: ["veto"] },
      { id: "others", modules: ["moon"] },
    ]);
  });
});

describe("how many can play", () => {
  it.each([
    [[], 3, 10],
    [["veto"], 3, 10],
    [["saboteur-2"], 2, 12],
    [["party", "saboteur-2", "veto"], 2, 12],
    [["tournament", "veto"], 5, 9],
  ])("%j: %i to %i", (modules, fewest, most) => {
    expect(numbers(BOX, { modules })).toEqual({ fewest, most });
  });

  it("keeps out what those who sit there cannot play", () => {
    expect(obstacle(BOX, CLASSIC, "tournament", 9)).toBeNull();
    expect(obstacle(BOX, CLASSIC, "tournament", 10)).toEqual({ why: "many", most: 9, players: 10 });
    expect(obstacle(BOX, withModules("saboteur-2"), "veto", 12)).toBeNull();
  });
});

describe("what goes together", () => {
  it.each([
    ["greedy", "saboteur-2", "base-only"],
    ["costumes", "party", "one-postcard"],
    ["tournament", "saboteur-2", "base-only"],
    ["tournament", "costumes", "no-spare"],
    ["tournament", "party", "same-place"],
    ["sabotaged", "saboteur-2", "base-only"],
    ["sabotaged", "tournament", "fixed-pay"],
  ])("not %s and %s: %s", (one, other, reason) => {
    expect(obstacle(BOX, withModules(one), other, 0)).toEqual({ why: "clash", reason, module: one });
    expect(obstacle(BOX, withModules(other), one, 0)).toEqual({ why: "clash", reason, module: other });
    expect(known(`clash-${reason}`)).toBe(true);
  });

  it("does not keep anybody from switching something off", () => {
    expect(obstacle(BOX, withModules("costumes", "party"), "party", 12)).toBeNull();
  });
});

describe("options", () => {
  const ids = (setup: Setup): string[] => optionsThatMatter(BOX, setup).map(({ id }) => id);

  it("are as the edition has them until they are changed", () => {
    expect(valueOf(BOX, CLASSIC, PAY)).toBe("std");
    expect(valueOf(BOX, { ...CLASSIC, edition: "cs" }, PAY)).toBe("cz");
    expect(withOption(BOX, CLASSIC, PAY, "cz").options).toEqual({ saboteurPay: "cz" });
    expect(withOption(BOX, withOption(BOX, CLASSIC, PAY, "cz"), PAY, "std").options).toEqual({});
  });

  it("are shown only where they matter", () => {
    expect(ids(CLASSIC)).toEqual(["saboteurPay", "roundEnd", "nextStarter", "goalReveal"]);
    expect(ids(withModules("saboteur-2"))).toEqual([
      ...["roundEnd", "nextStarter", "goalReveal", "noDoorBoth", "soloNeedsOwnLink", "ladderContact", "hatSwap"],
    ]);
    expect(ids(withModules("greedy"))).toContain("greedyTakesAll");
    expect(ids(withModules("greedy", "tournament"))).toEqual(["roundEnd", "nextStarter", "goalReveal"]);
  });

  it("that a table tells are those of the house only if the edition says otherwise", () => {
    const told = { ...CLASSIC, edition: "cs", options: { saboteurPay: "std", goalReveal: "touching" } };
    expect(ownChoice(BOX, told).options).toEqual({ saboteurPay: "std" });
    expect(houseRules(BOX, told).map(({ id }) => id)).toEqual(["saboteurPay"]);
  });

  it("have words for what they are about and for every value", () => {
    for (const { id, values } of BOX.options)
      for (const end of ["", "-hint", ...values.map((value) => `-${value}`)])
        expect(known(`option-${id}${end}`), `${id}${end}`).toBe(true);
  });
});

describe("the name of a game", () => {
  it("is that of the fullest preset in it, and says what was added", () => {
    expect(gameName(BOX, CLASSIC)).toBe("Classic");
    expect(gameName(BOX, preset("everything"))).toBe("Everything");
    expect(gameName(BOX, toggled(preset("anniversary"), "tolls"))).toBe("Anniversary evening + Tunnel tolls");
    expect(gameName(BOX, toggled(preset("anniversary"), "veto"))).toBe("Saboteur 2 + 8 extras");
    expect(gameName(BOX, withModules("tournament", "veto"))).toBe("Tournament + Veto");
    expect(gameName(null, withModules("veto", "new-goals"))).toBe("Classic + Veto and New goals");
  });
});

describe("the choice of a game", () => {
  function open(setup: Setup, players = 0): ReturnType<typeof vi.fn> {
    const take = vi.fn((_: Setup): string | null => null);
    render(GameDialog, { props: { games: [BOX], setup, players, act: "Play this", take, close: () => undefined } });
    return take;
  }
  const at = (testid: string): HTMLInputElement => screen.getByTestId(testid);
  const about = (testid: string): string => at(testid).closest("label")?.textContent ?? "";

  it("begins with a preset, adds switches, and takes all of it at once", async () => {
    const take = open(CLASSIC);
    expect(at("preset-classic").checked).toBe(true);
    await fireEvent.click(at("preset-tournament"));
    expect(at("module-tournament").checked).toBe(true);
    await fireEvent.click(at("module-veto"));
    expect(at("preset-tournament").checked).toBe(false);
    await fireEvent.click(at("option-goalReveal-touching"));
    expect(take).not.toHaveBeenCalled();
    await fireEvent.click(at("game-done"));
    expect(take).toHaveBeenCalledWith({
      game: "saboteur",
      edition: "default",
      options: { goalReveal: "touching" },
      modules: ["tournament", "veto"],
    });
  });

  it("is between two games first", async () => {
    const take = open(withModules("veto"));
    expect(at("module-base").checked).toBe(true);
    await fireEvent.click(at("module-saboteur-2"));
    expect(screen.getByText(say("setup-players", { fewest: 2, most: 12 }), { selector: "footer *" })).toBeTruthy();
    await fireEvent.click(at("module-base"));
    await fireEvent.click(at("game-done"));
    expect(take).toHaveBeenCalledWith({ ...CLASSIC, modules: ["veto"] });
  });

  it("greys out what cannot be, and says why", () => {
    open(withModules("party", "greedy"), 10);
    for (const id of ["costumes", "tournament", "saboteur-2"]) expect(at(`module-${id}`).disabled, id).toBe(true);
    expect(about("module-costumes")).toContain("Not with Tunnel party: they are the two sides of one postcard");
    expect(about("module-tournament")).toContain("Not with Tunnel party");
    expect(about("module-saboteur-2")).toContain("Not with Greedy dwarf: Saboteur 2 has dwarfs and pay of its own");
    expect(about("preset-tournament")).toContain("9 players at most; 10 are at the table");
    for (const id of ["party", "greedy", "veto", "chests"]) expect(at(`module-${id}`).disabled, id).toBe(false);
  });

  it("does not take what is for fewer than sit there", () => {
    open(preset("saboteur-2"), 12);
    expect(at("module-base").disabled).toBe(true);
    expect(about("module-base")).toContain("10 players at most; 12 are at the table");
    expect(at("preset-everything").disabled).toBe(false);
    expect(at("game-done").disabled).toBe(false);
  });

  it("another edition begins with its own options", async () => {
    const take = open({ ...CLASSIC, options: { saboteurPay: "cz" } });
    await fireEvent.change(at("edition"), { target: { value: "pl" } });
    expect(at("option-goalReveal-touching").checked).toBe(true);
    await fireEvent.click(at("game-done"));
    expect(take).toHaveBeenCalledWith({ game: "saboteur", edition: "pl", options: {}, modules: [] });
  });

  it("says what the table has against it, and stays open", async () => {
    const close = vi.fn();
    const take = (): Promise<string> => Promise.resolve("Too many for that.");
    render(GameDialog, { props: { games: [BOX], setup: CLASSIC, act: "Play this", take, close } });
    await fireEvent.click(at("game-done"));
    await tick();
    expect((await screen.findByRole("alert")).textContent).toBe("Too many for that.");
    expect(close).not.toHaveBeenCalled();
  });

  it("toggles without losing the rest", () => {
    const chosen: Setup = { game: "saboteur", edition: "pl", options: { saboteurPay: "cz" }, modules: ["new-goals"] };
    expect(toggled(toggled(chosen, "veto"), "new-goals")).toEqual({ ...chosen, modules: ["veto"] });
  });
});

describe("what is played, told to everybody", () => {
  function told(setup: Setup): string[] {
    shelf.games = [BOX];
    const { container } = render(GameSummary, { props: { setup, long: true } });
    return [...container.querySelectorAll("dt, dd")].map((line) => line.textContent ?? "");
  }

  it("explains a few extras one by one", () => {
    expect(told(withModules("veto"))).toEqual(["Veto", "Stop a card that somebody else has just played."]);
  });

  it("lists many by the shelf they come from, and where the house plays otherwise", () => {
    const lines = told({ ...preset("anniversary"), options: { mapBan: "all", saboteurPay: "cz" } });
    expect(lines).toEqual([
      ...["The game", "Saboteur 2"],
      "Championship cards",
      "Swap goals, Vault, Veto, Change of direction, Handyman, Pioneer and Diversion",
      ...["Mini-expansions", "New goals and Treasure chests"],
      ...["The chest against maps", "goals and chests"],
    ]);
  });
});
