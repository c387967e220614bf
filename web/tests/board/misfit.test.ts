import { describe, expect, it } from "vitest";
import { misfits } from "../../src/board/misfit";
import { tableView } from "../kit";

const { mine } = tableView();

describe("why a card does not fit", () => {
  it("is told by the side", () => {
    expect(misfits(mine, "NS", false, { x: 1, y: 0 })).toEqual([{ side: "W", meets: "rock" }]);
    expect(
      misfits([...mine, { x: 2, y: 0, what: "path", card: "NS", turned: false, seen_by: [], chest: null }], "EW", false, {
        x: 3,
        y: 0,
      }),
    ).toEqual([{ side: "W", meets: "tunnel" }]);
  });

  it("depends on how it lies", () => {
    expect(misfits(mine, "NE", false, { x: 1, y: 0 })).toHaveLength(1);
    expect(misfits(mine, "NE", true, { x: 1, y: 0 })).toEqual([]);
  });

  it("says nothing of a goal that is face down", () => {
    expect(
      misfits([{ x: 8, y: 0, what: "hidden", card: "treasure", turned: false, seen_by: [0], chest: null }], "NS", false, {
        x: 7,
        y: 0,
      }),
    ).toEqual([]);
  });
});
