import { describe, expect, it } from "vitest";
import { inRows } from "../../src/table/hand/rows";

const upright = { width: 390, height: Infinity };

describe("the cards of a hand", () => {
  it("lie six abreast on a phone, as wide as the room", () => {
    expect(inRows(6, upright, 2, 61)).toEqual({ width: 61, columns: 6 });
    expect(inRows(7, upright, 2, 61)).toEqual({ width: 52, columns: 7 });
  });

  it("lie in two rows where that makes them larger", () => {
    expect(inRows(6, { width: 250, height: 200 }, 4, 97)).toEqual({ width: 63, columns: 3 });
  });

  it("lie in one where there is no height for two", () => {
    expect(inRows(5, { width: 250, height: 80 }, 4, 97)).toEqual({ width: 45, columns: 5 });
  });

  it("are never too small to be told apart, and need no cards", () => {
    expect(inRows(12, { width: 250, height: 60 }, 4, 97).width).toBe(36);
    expect(inRows(0, upright, 2, 61)).toEqual({ width: 61, columns: 1 });
  });
});
