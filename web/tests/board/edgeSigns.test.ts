import { describe, expect, it } from "vitest";
import { beyond } from "../../src/board/edgeSigns";

const size = { width: 390, height: 400 };
const margin = { top: 34, bottom: 8, side: 4 };
const camera = { x: 6, y: 184, cell: 42 }; // rows -2 to 2 and a bit are in sight

describe("what lies beyond the edge", () => {
  it("is told at the edge, in its column, with the way there", () => {
    const signs = beyond([{ x: 8, y: -4, sign: "hidden" }, { x: 8, y: 4, sign: "hidden" }], camera, size, margin);
    expect(signs.map(({ way }) => way)).toEqual([-90, 90]);
    expect(signs.map(({ left }) => left)).toEqual([363, 363]);
    expect(signs[0]?.top).toBeGreaterThan(margin.top);
    expect(signs[1]?.top).toBeLessThan(size.height);
  });

  it("is not told of what can be seen", () => {
    expect(beyond([{ x: 8, y: 0, sign: "hidden" }, { x: 4, y: 1, sign: "stack" }], camera, size, margin)).toEqual([]);
  });

  it("is told once where several lie the same way, and first of what may be done", () => {
    const signs = beyond([{ x: 3, y: 5, sign: "stack" }, { x: 3, y: 4, sign: "lit" }], camera, size, margin);
    expect(signs).toMatchObject([{ sign: "lit", way: 90 }]);
  });
});
