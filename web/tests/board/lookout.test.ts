import { beforeEach, describe, expect, it } from "vitest";
import { fit } from "../../src/board/geometry";
import { Lookout, READABLE } from "../../src/board/lookout.svelte";

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
  const before = [lookout.camera, lookout.leap];
  lookout.approach(lit);
  expect([lookout.camera, lookout.leap]).toEqual(before);
});

it("a mine that makes room for something is seen to do so", () => {
  const before = lookout.camera;
  lookout.show(large, { ...size, height: 300 }, margin);
  expect(lookout.leap).toEqual({ from: before, to: lookout.camera });
  expect(lookout.camera).not.toEqual(before);
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

describe("a mine that is too high to be seen whole", () => {
  const nine = { left: 0, top: -4, right: 8, bottom: 4 };
  const dug = { left: 0, top: 0, right: 2, bottom: 1 };
  const rows = (): [number, number] => {
    const { y, cell } = lookout.camera;
    const tall = (cell * 174) / 112;
    return [(margin.top - y) / tall, (size.height - y) / tall];
  };

  it("is seen where something lies, as large as a finger needs, over its whole width", () => {
    lookout.show(nine, size, margin, dug);
    expect(lookout.partly).toBe(true);
    expect(lookout.camera.cell).toBe(READABLE);
    expect(lookout.camera.x).toBeGreaterThanOrEqual(0);
    const [top, bottom] = rows();
    expect(top).toBeLessThanOrEqual(0);
    expect(bottom).toBeGreaterThanOrEqual(2);
  });

  it("shows nothing beyond its end", () => {
    lookout.show(nine, size, margin, { ...dug, top: 4, bottom: 4 });
    expect(rows()[1]).toBeLessThan(5.3);
  });

  it("does not move while what was dug stays in sight", () => {
    lookout.show(nine, size, margin, dug);
    const before = lookout.camera;
    lookout.show(nine, size, margin, { ...dug, bottom: 2 });
    expect(lookout.camera).toEqual(before);
    lookout.show(nine, size, margin, { ...dug, top: -1, bottom: 4 });
    expect(lookout.camera).not.toEqual(before);
  });

  it("stays where it is if the lit places are in sight, and clear of the button", () => {
    lookout.show(nine, size, margin, dug);
    const before = lookout.camera;
    lookout.approach([{ x: 1, y: 1 }, { x: 3, y: 0 }]);
    expect([lookout.camera, lookout.close]).toEqual([before, false]);
    lookout.approach([{ x: 1, y: 1 }, { x: 3, y: 3 }]);
    expect(lookout.close).toBe(true);
  });

  it("is shown whole on demand, stays so, and comes closer again", () => {
    lookout.show(nine, size, margin, dug);
    const before = lookout.camera;
    lookout.whole();
    lookout.show(nine, size, margin, { ...dug, bottom: 2 });
    expect(lookout.camera).toEqual(fit(nine, size, margin));
    lookout.approach(lit);
    lookout.retreat();
    expect(lookout.camera).toEqual(fit(nine, size, margin));
    lookout.show(nine, size, margin, dug);
    lookout.closer();
    expect([lookout.camera, lookout.far]).toEqual([before, false]);
  });
});

it("a screen that is turned keeps the lit places in sight", () => {
  lookout.approach(lit);
  const flat = { width: 400, height: 300 };
  lookout.show(large, flat, margin);
  const { x, y, cell } = lookout.camera;
  for (const place of lit) {
    expect(x + place.x * cell).toBeGreaterThanOrEqual(0);
    expect(x + (place.x + 1) * cell).toBeLessThanOrEqual(flat.width);
    expect(y + (place.y + 1) * cell).toBeLessThanOrEqual(flat.height);
  }
});

it("a screen that has become large enough shows all of it again", () => {
  lookout.approach(lit);
  const wide = { width: 1200, height: 900 };
  lookout.show(large, wide, margin);
  expect([lookout.camera, lookout.close]).toEqual([fit(large, wide, margin), false]);
});
