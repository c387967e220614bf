import { beforeEach, describe, expect, it } from "vitest";
import { fit } from "../../src/mine/geometry";
import { Lookout, READABLE } from "../../src/mine/lookout.svelte";

const size = { width: 390, height: 420 };
const margin = { top: 34, bottom: 8, side: 4 };
const large = { left: -3, top: -4, right: 11, bottom: 4 };
const lit = [
  { x: 9, y: 1 },
  { x: 10, y: 2 },
];

let lookout: Lookout;

beforeEach(() => {
  lookout = new Lookout();
  lookout.show(large, size, margin);
});

describe("a large mine on a small screen", () => {
  it("is shown whole, though small", () => {
    expect(lookout.camera).toEqual(fit(large, size, margin));
    expect(lookout.camera.cell).toBeLessThan(READABLE);
    expect(lookout.leap).toBeNull();
  });

  it("comes closer to the lit places, and goes back by itself", () => {
    const whole = lookout.camera;
    lookout.approach(lit);
    expect(lookout.camera.cell).toBeGreaterThanOrEqual(READABLE);
    expect(lookout.leap).toEqual({ from: whole, to: lookout.camera });
    expect(lookout.close).toBe(true);
    lookout.retreat();
    expect([lookout.camera, lookout.close]).toEqual([whole, false]);
  });

  it("stays where somebody has moved it meanwhile", () => {
    lookout.approach(lit);
    lookout.pan(10, 0);
    const moved = lookout.camera;
    lookout.retreat();
    expect(lookout.camera).toEqual(moved);
  });

  it("does not come closer once somebody has moved it", () => {
    lookout.pan(10, 0);
    const moved = lookout.camera;
    lookout.approach(lit);
    expect(lookout.camera).toEqual(moved);
  });

  it("is forgotten with the next mine", () => {
    lookout.pan(10, 0);
    lookout.anew();
    lookout.show({ ...large, right: 8 }, size, margin);
    expect(lookout.camera).toEqual(fit({ ...large, right: 8 }, size, margin));
    expect(lookout.free).toBe(false);
  });

  it("fits the screen again on demand", () => {
    lookout.approach(lit);
    lookout.pan(10, 0);
    lookout.whole();
    expect(lookout.camera).toEqual(fit(large, size, margin));
    expect([lookout.free, lookout.close]).toEqual([false, false]);
  });
});

it("a mine that is large enough stays where it is", () => {
  lookout.show({ left: 0, top: -1, right: 5, bottom: 1 }, size, margin);
  const before = lookout.camera;
  lookout.approach(lit);
  expect([lookout.camera, lookout.leap]).toEqual([before, null]);
});

describe("a board with an end", () => {
  const board = { left: 0, top: 0, right: 11.4, bottom: 6 };

  it("fills the frame, however near its end the lit places lie", () => {
    lookout.show(board, size, margin);
    lookout.approach([1, 3, 5].map((y) => ({ x: 10.9, y })), board);
    const { x, cell } = lookout.camera;
    expect(cell).toBeGreaterThan(fit(board, size, margin).cell);
    expect(x + (board.right + 1) * cell).toBeCloseTo(size.width - margin.side, -0.3);
  });

  it("stands in the middle where it is smaller than the frame", () => {
    const narrow = { ...board, right: 3 };
    lookout.show(board, size, margin);
    lookout.approach([{ x: 0, y: 0 }, { x: 0, y: 4 }], narrow);
    const { x, cell } = lookout.camera;
    expect(x + 2 * cell).toBeCloseTo(size.width / 2, -0.3);
  });
});
