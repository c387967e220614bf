import { describe, expect, it } from "vitest";
import { costs, edgeOf, footsteps, trail } from "../../src/games/lost_mines/walk";
import type { EdgeData } from "../../src/net/wire";
import { readWalk } from "../../src/table/choice/moves";
import { forestData } from "./forest";

const { edges } = forestData();
const TROLL: EdgeData = { x: 1, y: 1, side: "south", token: "troll", owner: 2 };
const walk = readWalk({ x: 5, y: 1, route: "EEN", traps: 1, discovers: false });

describe("an edge", () => {
  it("is the same from both of its cards", () => {
    expect(edgeOf(edges, { x: 3, y: 2 }, "E")?.token).toBe("trap");
    expect(edgeOf(edges, { x: 4, y: 2 }, "W")?.token).toBe("trap");
    expect(edgeOf(edges, { x: 4, y: 2 }, "E")).toBeNull();
    expect(edgeOf([TROLL], { x: 1, y: 2 }, "N")?.owner).toBe(2);
  });
});

describe("a walk in preview", () => {
  it("is read from its route, and begins with its first step", () => {
    expect(walk).toMatchObject({ act: "walk", text: "step east", route: ["E", "E", "N"], traps: 1 });
  });

  it("has a footstep on every card, with the trap where it is crossed", () => {
    expect(footsteps({ x: 3, y: 2 }, walk, edges)).toEqual([
      { x: 4, y: 2, nth: 1, from: "W", to: "E", trap: true, discovers: false },
      { x: 5, y: 2, nth: 2, from: "W", to: "N", trap: false, discovers: false },
      { x: 5, y: 1, nth: 3, from: "S", to: null, trap: false, discovers: false },
    ]);
  });

  it("counts a trap that is crossed back and forth each time, and no troll", () => {
    const there = readWalk({ x: 3, y: 2, route: "EW", traps: 2, discovers: false });
    expect(footsteps({ x: 3, y: 2 }, there, edges).map(({ trap }) => trap)).toEqual([true, true]);
    const past = readWalk({ x: 1, y: 2, route: "S", traps: 0, discovers: false });
    expect(footsteps({ x: 1, y: 1 }, past, [TROLL]).map(({ trap }) => trap)).toEqual([false]);
  });

  it("discovers a mine with its last step only", () => {
    const found = readWalk({ x: 9, y: 2, route: "EE", traps: 0, discovers: true });
    expect(footsteps({ x: 7, y: 2 }, found, []).map(({ discovers }) => discovers)).toEqual([false, true]);
  });

  it("is drawn from the middle of a card through the mouths of the others", () => {
    expect(trail({ x: 3, y: 2 }, footsteps({ x: 3, y: 2 }, walk, edges))).toBe(
      "M3.5 2.5L4 2.5Q4.5 2.5 5 2.5L5 2.5Q5.5 2.5 5.5 2L5.5 2L5.5 1.5",
    );
  });

  it("says what it costs", () => {
    expect(costs(walk, 2)).toBe("3 steps · across a trap: you lose a card");
    expect(costs(walk, 0)).toBe("3 steps · across a trap, but you have no card to lose");
    expect(costs({ ...walk, route: ["E"], traps: 0, discovers: true }, 2)).toBe(
      "one step · you discover the mine, and the walk ends there",
    );
    expect(costs({ ...walk, traps: 2 }, 2)).toContain("2 traps");
  });
});
