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
