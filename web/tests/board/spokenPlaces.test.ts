import { describe, expect, it } from "vitest";
import { spokenCell, spokenPlace } from "../../src/board/spokenPlaces";
import { tableView } from "../kit";

const { mine } = tableView();
const cell = { x: 8, y: 2, turned: false, seen_by: [], chest: null };

describe("a place of the mine can be heard", () => {
  it("the start, with its open sides", () => {
    expect(spokenPlace(mine, { x: 0, y: 0 })).toBe("0,0: the start; opens north, east, south and west");
  });

  it("a tunnel card, as it lies", () => {
    expect(spokenCell({ ...cell, what: "path", card: "NE", turned: true })).toBe(
      "8,2: Curve, opens south and west, all joined",
    );
  });

  it("a goal: unknown, seen by me alone, or open", () => {
    expect(spokenCell({ ...cell, what: "hidden", card: null })).toBe("8,2: a goal, face down");
    expect(spokenCell({ ...cell, what: "hidden", card: "stone-ne" })).toBe(
      "8,2: a goal, face down; you have seen a stone",
    );
    expect(spokenCell({ ...cell, what: "goal", card: "treasure" })).toBe(
      "8,2: the treasure; opens north, east, south and west",
    );
  });

  it("empty rock, with the tunnels that come to it, but not those of a goal face down", () => {
    expect(spokenPlace(mine, { x: 1, y: 0 })).toBe("1,0: empty; a tunnel comes from the west");
    expect(spokenPlace(mine, { x: 7, y: 0 })).toBe("7,0: empty");
    const seen = mine.map((at) => (at.x === 8 && at.y === 0 ? { ...at, card: "treasure" } : at));
    expect(spokenPlace(seen, { x: 7, y: 0 })).toBe("7,0: empty");
  });
});
