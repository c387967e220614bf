import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { belongings } from "../../src/games/lost_mines/belongings";
import { forestPrompt, forestWaiting, stepOf } from "../../src/games/lost_mines/prompt";
import { spokenSlot } from "../../src/games/lost_mines/spoken";
import { Table } from "../../src/net/table.svelte";
import type { AnyEvent, ForestData, SetupInfo, TableView } from "../../src/net/wire";
import { spoken } from "../../src/people/players/playerStatus";
import { Choice } from "../../src/table/choice/choice.svelte";
import { ownRole, roleAim, roleName, roleTone } from "../../src/table/telling/roleNames";
import { lines, sentence } from "../../src/table/telling/sentences";
import { world } from "../../src/table/telling/shownGame.svelte";
import { seatData, snapshot, tableInfo } from "../kit";
import { SOME_LOST, forestData, forestView } from "./forest";

beforeEach(() => {
  world.forest = true;
});
afterEach(() => {
  world.forest = false;
});

const NAMES = ["Ann", "Bo", "Cy"];
const name = (seat: number): string => NAMES[seat] ?? "";

const WHICH =
  "Out of reach: the top mine and the bottom mine. Still in reach: the second mine.";

function thinking(
  view: Partial<TableView>,
  forest: Partial<ForestData> = {},
  options: Record<string, string> = {},
): { choice: Choice; says: () => string[] } {
  const table = new Table();
  const setup: SetupInfo = { game: "lost-mines", edition: "default", options, modules: [] };
  table.apply(snapshot({ view: forestView(view, forest), table: { ...tableInfo(), setup } }));
  const choice = new Choice(table);
  return {
    choice,
    says: () => {
      const { title, detail } = forestPrompt(table.view as TableView, choice, name);
      return detail === null ? [title] : [title, detail];
    },
  };
}

describe("the steps of a turn", () => {
  it.each([
    ["turn", 1],
    ["walk", 2],
    ["fitting", 2],
    ["collect", 2],
    ["next-round", 0],
  ])("%s is step %i", (decision, step) => expect(stepOf(forestView({ decision }))).toBe(step));

  it("are over with the round", () => expect(stepOf(forestView({ outcome: "treasures" }))).toBe(0));
});

describe("the banner", () => {
  it("asks for a card, then where, then whether", () => {
    const moves = { "play troll": ["at 2,2 east", "at 2,2 west"], "pass troll": [""], "pass axe": [""] };
    const { choice, says } = thinking({ hand: ["troll", "axe"], moves });
    expect(says()).toEqual(["Your turn: use a card", "One card can be played; or discard one or two."]);
    choice.take(0);
    expect(says()[0]).toBe("On which edge shall the troll stand?");
    choice.point({ x: 2.5, y: 2 });
    expect(says()).toEqual([
      "Put the troll on this edge?",
      "Nobody crosses it until your next turn, you neither.",
    ]);
    choice.take(1);
    expect(says()).toEqual(["This card cannot be played now", "Axe: you may discard it."]);
  });

  it("asks how far to walk, and says what a walk costs", () => {
    const walks = [{ x: 4, y: 2, route: "E", traps: 1, discovers: false }];
    const { choice, says } = thinking({ decision: "walk", hand: ["axe"], moves: { stay: [""] } }, { steps: 5, walks });
    expect(says()[0]).toBe("Walk up to 5 steps?");
    choice.point({ x: 4, y: 2 });
    expect(says()).toEqual(["Walk there?", "one step · across a trap: you lose a card"]);
  });

  it("lets a treasure be chosen", () => {
    const { choice, says } = thinking({ decision: "collect", moves: { collect: ["1", "2"] } });
    expect(says()[0]).toBe("Which treasure do you take?");
    choice.nextPlace();
    expect(choice.move?.text).toBe("collect 2");
    expect(says()).toEqual(["Take it? Treasure 2: gold, worth 3"]);
  });

  it("says which mines are out of reach and which are not, and asks the others", () => {
    const moves = { "pass axe": [""], "propose-end": [""] };
    expect(thinking({ hand: ["axe"], moves }, SOME_LOST).says()[1]).toBe(
      "Out of reach: the top mine and the bottom mine. You may propose to end the round.",
    );
    const asked = thinking({ decision: "consent", turn: 1, moves: { agree: [""], refuse: [""] } }, SOME_LOST);
    expect(asked.says()).toEqual(["Bo proposes to end the round. Do you agree?", `${WHICH} All have to agree.`]);
    const all = thinking({ decision: "consent", turn: 1, moves: { agree: [""] } }, { out_of_reach: [[9, 6]] });
    expect(all.says()[1]).toBe("No treasure can be reached any more. All have to agree.");
  });

  it("calls a mine that lies open by its name", () => {
    const mine = forestView().mine.map((one) => (one.y === 0 ? { ...one, what: "goal", card: "mine-gold" } : one));
    const asked = thinking({ decision: "consent", turn: 1, mine, moves: { agree: [""] } }, SOME_LOST);
    expect(asked.says()[1]).toContain("Out of reach: the gold mine and the bottom mine.");
  });

  it.each([
    ["off", "Nobody else sees it, and you may not tell."],
    ["free", "Nobody else sees it. Say what you like about it."],
  ])("says beside a look whether one may talk about it: %s", (peekTalk, words) => {
    const looks = { "play info-mine-treasure": ["at 9,2", "slot 1"], "play info-mine-dwarf": ["on 1"] };
    const { choice, says } = thinking({ hand: ["info-mine-treasure", "info-mine-dwarf"], moves: looks }, {}, { peekTalk });
    choice.take(0);
    choice.point({ x: 9, y: 2 });
    expect(says()[1]).toBe(words);
    choice.take(1);
    choice.aim(1);
    expect(says()).toEqual(["Look at the dwarf of Bo?", words]);
  });

  it("says who decides what, while one waits", () => {
    expect(forestWaiting(forestView({ decision: "walk", decider: 1 }), name).title).toBe("Bo walks");
    expect(forestWaiting(forestView({ decision: "consent", decider: 2, turn: 1 }, SOME_LOST), name)).toMatchObject({
      title: "Cy is asked to end the round",
      detail: WHICH,
    });
  });
});

describe("roles", () => {
  it("say whom one shares with", () => {
    expect(roleAim("blue-loyal")).toContain("side with the blue clan");
    expect(roleAim("yellow-selfish")).toContain("share with nobody");
    expect(roleAim("yellow-saboteur")).toContain("count for the blue clan");
    expect([ownRole("blue-saboteur"), roleName("yellow-loyal")]).toEqual([
      "You are a saboteur in the blue clan",
      "loyal to the yellow clan",
    ]);
    expect([roleTone("blue-saboteur"), roleTone("blue-selfish"), roleTone("saboteur")]).toEqual([
      "saboteur",
      "miner",
      "saboteur",
    ]);
  });
});

describe("those who hear it", () => {
  it("learn of a treasure no more than they may know", () => {
    const forest = forestData();
    expect([1, 2, 3].map((slot) => spokenSlot(forest, slot, name))).toEqual([
      "Treasure 1: jewels",
      "Treasure 2: gold, worth 3",
      "Treasure 3: gold, taken by Bo",
    ]);
  });

  it("learn what a player has", () => {
    const forest = forestData({ dragon: 1 });
    const data = seatData({ hand: 3, loose: 4, front: ["troll"] });
    expect(spoken(data, "Bo", "walks", belongings(forest, 1, data.loose, data.front))).toBe(
      "Bo: walks, 3 cards, yellow clan, 4 points, one treasure of gold, has woken the dragon, has a troll out",
    );
  });
});

describe("the log", () => {
  const stepped = (number: number, seat: number, x: number): AnyEvent => ({
    event: "DwarfStepped",
    number,
    seat,
    x,
    y: 2,
    from_x: x - 1,
    from_y: 2,
  });

  it("tells of a walk only where it has led", () => {
    const events = [stepped(0, 1, 2), stepped(1, 1, 3), stepped(2, 2, 2), stepped(3, 1, 4)];
    expect(lines(events, 0).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("has the words of the forest", () => {
    expect(sentence(stepped(0, 1, 4), NAMES)).toBe("Bo walks to 4,2.");
    expect(
      sentence({ event: "PathLaid", number: 0, seat: 0, card: "lake-NS", x: 2, y: 2, turned: false }, NAMES),
    ).toBe("Ann lays a straight path with a lake.");
  });
});
