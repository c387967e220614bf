import { beforeEach, describe, expect, it } from "vitest";
import { kept, nearest, sideAt } from "../../src/board/geometry";
import { Table } from "../../src/net/table.svelte";
import type { Moves, TableView } from "../../src/net/wire";
import { edgePlace, litBy, slotPlace } from "../../src/table/choice/aims";
import { Choice } from "../../src/table/choice/choice.svelte";
import { readMove, readMoves } from "../../src/table/choice/moves";
import { snapshot } from "../kit";
import { forestData, forestView } from "./forest";

const choosing = (view: Partial<TableView>, forest = {}): Choice => {
  const table = new Table();
  table.apply(snapshot({ view: forestView(view, forest) }));
  return new Choice(table);
};

describe("moves of the forest", () => {
  it("are read from their text", () => {
    expect(readMove("play troll at 4,2 east")).toMatchObject({ act: "edge", card: "troll", x: 4, y: 2, edge: "E" });
    expect(readMove("play axe at 4,2")).toMatchObject({ act: "point", card: "axe", x: 4, y: 2 });
    expect(readMove("play info-mine-treasure slot 3")).toMatchObject({ act: "peek", slot: 3 });
    expect(readMove("play info-mine-dwarf on 2")).toMatchObject({ act: "aim", seat: 2 });
    expect(readMove("collect 3")).toMatchObject({ act: "collect", slot: 3 });
    expect(readMove("step north")).toMatchObject({ act: "step", way: "N" });
    expect(readMoves({ stay: [""], "propose-end": [""] }).map(({ act }) => act)).toEqual(["stay", "propose-end"]);
  });
});

describe("edges", () => {
  it("lie halfway between two cards, from whichever they are named", () => {
    expect(edgePlace({ x: 4, y: 2 }, "E")).toEqual({ x: 4.5, y: 2 });
    expect(edgePlace({ x: 5, y: 2 }, "W")).toEqual({ x: 4.5, y: 2 });
    const both = ["play troll at 4,2 east", "play troll at 5,2 west"].flatMap((text) => readMove(text) ?? []);
    expect(litBy(both, null)).toHaveLength(1);
  });

  it("are told apart by a finger, though each takes the room of a cell", () => {
    const camera = { x: 0, y: 0, cell: 40 };
    const legal = [edgePlace({ x: 1, y: 1 }, "E"), edgePlace({ x: 1, y: 1 }, "S"), edgePlace({ x: 1, y: 1 }, "W")];
    const at = (x: number, y: number): unknown => nearest(camera, legal, x * 40, y * 62, 22);
    expect(at(1.95, 1.5)).toEqual({ x: 1.5, y: 1 });
    expect(at(1.5, 1.95)).toEqual({ x: 1, y: 1.5 });
    expect(at(1.05, 1.5)).toEqual({ x: 0.5, y: 1 });
  });

  it("are meant by whoever points at a side", () => {
    const camera = { x: 0, y: 0, cell: 40 };
    expect([sideAt(camera, 78, 93), sideAt(camera, 60, 64), sideAt(camera, 60, 120), sideAt(camera, 42, 93)]).toEqual([
      ...["E", "N", "S", "W"],
    ]);
  });
});

describe("treasures", () => {
  it("have places of their own right of the board, within its height", () => {
    const strip = forestData({ treasures: Array.from({ length: 9 }, () => ({ kind: "gold", value: null, seat: null })) });
    const places = strip.treasures.map((_, at) => slotPlace(strip, at + 1));
    expect(new Set(places.map(({ y }) => y)).size).toBe(9);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(10.5);
      expect(y).toBeGreaterThan(-0.5);
      expect(y).toBeLessThan(6.5);
    }
  });
});

describe("a view of the board", () => {
  const board = { left: 0, right: 10, top: 0, bottom: 6 };
  const size = { width: 200, height: 310 };
  const margin = { top: 0, bottom: 0, side: 0 };

  it("never shows what is beyond it", () => {
    expect(kept({ cell: 40, x: 90, y: -400 }, board, size, margin)).toEqual({ cell: 40, x: 0, y: 310 - 7 * 62 });
    expect(kept({ cell: 40, x: -100, y: -50 }, board, size, margin)).toEqual({ cell: 40, x: -100, y: -50 });
  });

  it("that is larger than the board has it in its middle", () => {
    expect(kept({ cell: 40, x: 0, y: 0 }, board, { width: 640, height: 534 }, margin)).toEqual({ cell: 40, x: 100, y: 50 });
  });
});

describe("an information card", () => {
  const MOVES: Moves = { "play info-mine-dwarf": ["at 9,0", "at 9,2", "on 1", "on 2"], "pass info-mine-dwarf": [""] };
  let choice: Choice;
  beforeEach(() => {
    choice = choosing({ hand: ["info-mine-dwarf"], moves: MOVES });
    choice.take(0);
  });

  it("lights mines and players alike", () => {
    expect([choice.lit.length, choice.targets, choice.move]).toEqual([2, [1, 2], null]);
  });

  it("is used on the one or on the other, never on both", () => {
    choice.point({ x: 9, y: 2 });
    expect([choice.move?.text, choice.targets]).toEqual(["play info-mine-dwarf at 9,2", [1, 2]]);
    choice.aim(2);
    expect([choice.place, choice.move?.text]).toEqual([null, "play info-mine-dwarf on 2"]);
    choice.point({ x: 9, y: 0 });
    expect([choice.seat, choice.move?.text]).toEqual([null, "play info-mine-dwarf at 9,0"]);
  });
});

describe("a walk", () => {
  const walks = [
    { x: 2, y: 2, route: "W", traps: 0, discovers: false },
    { x: 5, y: 2, route: "EE", traps: 1, discovers: false },
  ];
  const choice = (): Choice =>
    choosing({ decision: "walk", moves: { step: ["west", "east"], stay: [""] } }, { steps: 3, walks });

  it("lights every card within reach", () => {
    expect(choice().lit.map(({ x, y }) => `${x},${y}`)).toEqual(["2,2", "5,2"]);
  });

  it("is previewed as a whole", () => {
    const walking = choice();
    walking.point({ x: 5, y: 2 });
    expect(walking.move).toMatchObject({ act: "walk", route: ["E", "E"], traps: 1 });
  });

  it("asks about a card beside the dwarf, not about one far away", () => {
    expect(choice().question({ x: 3, y: 1 })).toBe("step north");
    expect(choice().question({ x: 7, y: 1 })).toBeNull();
  });
});

describe("what to ask about a place that is not lit", () => {
  it.each([
    ["EW", "lay EW 6,2"],
    ["storm", "play storm at 6,2"],
    ["troll", "play troll at 6,2 south"],
    ["info-mine-dwarf", "play info-mine-dwarf at 6,2"],
    ["info-treasure-dwarf", null],
  ])("%s", (card, question) => {
    const choice = choosing({ hand: [card], moves: { [`pass ${card}`]: [""] } });
    choice.take(0);
    expect(choice.question({ x: 6, y: 2 }, "S")).toBe(question);
  });

  it("an edge that was not pointed at is the first open one", () => {
    const choice = choosing({ hand: ["troll"], moves: { "pass troll": [""] } });
    choice.take(0);
    expect(choice.question({ x: 2, y: 2 })).toBe("play troll at 2,2 east");
  });
});
