import { describe, expect, it } from "vitest";
import {
  around,
  beside,
  cellAt,
  cellsIn,
  closeUp,
  fit,
  grown,
  GROUND,
  held,
  heightOf,
  nearest,
  next,
  tight,
  within,
  zoom,
  type Camera,
} from "../../src/board/geometry";

const camera: Camera = { x: 6, y: 190, cell: 42 };
const margin = { top: 0, bottom: 0, side: 0 };

describe("what is shown", () => {
  it("is nine by five cells of 42 on a phone", () => {
    expect(fit(GROUND, { width: 390, height: 456 }, { top: 34, bottom: 8, side: 4 }).cell).toBe(42);
  });

  it("lies whole within the margins, in the middle", () => {
    const bounds = around([{ x: -2, y: 3 }]);
    const size = { width: 954, height: 628 };
    const { cell, x, y } = fit(bounds, size, margin);
    expect(x + bounds.left * cell).toBeGreaterThanOrEqual(0);
    expect(x + (bounds.right + 1) * cell).toBeLessThanOrEqual(size.width);
    expect(y + bounds.top * heightOf(cell)).toBeGreaterThanOrEqual(0);
    expect(y + (bounds.bottom + 1) * heightOf(cell)).toBeLessThanOrEqual(size.height);
    const [left, right] = [x + bounds.left * cell, size.width - x - (bounds.right + 1) * cell];
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  });

  it("is made of whole pixels", () => {
    for (let width = 300; width < 500; width += 7)
      for (const value of Object.values(fit(GROUND, { width, height: 401 }, margin)))
        expect(Number.isInteger(value)).toBe(true);
  });

  it("grows with the cells, and may be some cells alone", () => {
    expect(around([{ x: 9, y: -3 }])).toEqual({ left: 0, top: -3, right: 9, bottom: 2 });
    const two = [
      { x: 4, y: 1 },
      { x: 5, y: 1 },
    ];
    expect(tight(two)).toEqual({ left: 4, top: 1, right: 5, bottom: 1 });
    expect(grown(tight(two), 1)).toEqual({ left: 3, top: 0, right: 6, bottom: 2 });
    expect(cellsIn(GROUND)).toHaveLength(45);
  });

  it("keeps what is under the fingers there when it is zoomed", () => {
    const closer = zoom(camera, 2, 100, 250);
    expect(closer.cell).toBe(84);
    expect(cellAt(closer, 100, 250)).toEqual(cellAt(camera, 100, 250));
  });

  it("cannot be lost by dragging", () => {
    const size = { width: 390, height: 456 };
    const lost = held({ ...camera, x: -5000, y: 5000 }, GROUND, size);
    const cell = lost.cell;
    expect(lost.x + (GROUND.right + 1) * cell).toBeGreaterThan(0);
    expect(lost.y + GROUND.top * heightOf(cell)).toBeLessThan(size.height);
    expect(held(camera, GROUND, size)).toEqual(camera);
  });
});

describe("a closer look at lit places", () => {
  const size = { width: 390, height: 420 };
  const cellFor = (cells: { x: number; y: number }[]): number =>
    fit(closeUp(cells, size, margin, 42), size, margin).cell;

  it("shows all of them with what is around, as large as there is room", () => {
    const few = [
      { x: 3, y: 0 },
      { x: 5, y: 2 },
    ];
    expect(closeUp(few, size, margin, 42)).toEqual({ left: 2, top: -1, right: 6, bottom: 3 });
    expect(cellFor(few)).toBeGreaterThanOrEqual(42);
  });

  it("leaves out what is around if they would be too small with it", () => {
    const far = [
      { x: 0, y: 0 },
      { x: 8, y: 5 },
    ];
    expect(closeUp(far, size, margin, 42)).toEqual({ left: 0, top: 0, right: 8, bottom: 5 });
  });

  it("shows all of them, small as they are, if a finger cannot mistake one for another", () => {
    const goals = [-4, -2, 0, 2, 4].map((y) => ({ x: 8, y }));
    const shown = closeUp(goals, size, margin, 42);
    expect(goals.filter((cell) => within(cell, shown))).toHaveLength(5);
    expect(cellFor(goals)).toBeLessThan(42);
  });

  it("shows as many as it can if they lie too far apart, rather far from the start", () => {
    const apart = [
      { x: -6, y: 0 },
      { x: 11, y: 0 },
      { x: 12, y: 1 },
    ];
    const shown = closeUp(apart, size, margin, 42);
    expect(apart.filter((cell) => within(cell, shown))).toHaveLength(2);
    expect(cellFor(apart)).toBeGreaterThanOrEqual(42);
  });
});

describe("every place one can walk over by keyboard", () => {
  it("is a card or beside one, each once", () => {
    const places = beside([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]).map(({ x, y }) => `${x},${y}`);
    expect(places.sort()).toEqual(["-1,0", "0,-1", "0,0", "0,1", "1,-1", "1,0", "1,1", "2,0"]);
  });
});

describe("the nearest legal cell", () => {
  const legal = [
    { x: 1, y: 0 },
    { x: 3, y: 0 },
  ];
  const middle = (x: number, y: number): [number, number] => [
    camera.x + (x + 0.5) * 42,
    camera.y + (y + 0.5) * heightOf(42),
  ];

  it("is the one under the finger", () => {
    expect(nearest(camera, legal, ...middle(3, 0), 22)).toEqual({ x: 3, y: 0 });
  });

  it("is one a finger’s width away", () => {
    const [x, y] = middle(1, 0);
    expect(nearest(camera, legal, x, y + 50, 22)).toEqual({ x: 1, y: 0 });
    expect(nearest(camera, legal, x + 42 - 4, y, 22)).toEqual({ x: 1, y: 0 });
    expect(nearest(camera, legal, x + 42 + 4, y, 22)).toEqual({ x: 3, y: 0 });
  });

  it("is none if all are far, so that one can ask why", () => {
    expect(nearest(camera, legal, ...middle(6, 1), 22)).toBeNull();
    expect(nearest(camera, legal, ...middle(2, 0), 1)).toBeNull();
  });

  it("is exactly the one pointed at with a mouse", () => {
    expect(nearest(camera, legal, ...middle(1, 0), 1)).toEqual({ x: 1, y: 0 });
  });
});

describe("arrows", () => {
  const lit = [
    { x: 0, y: -1 },
    { x: 3, y: 0 },
    { x: 4, y: 1 },
    { x: 0, y: 1 },
  ];

  it("begin somewhere", () => {
    expect(next(null, lit, "ArrowLeft")).toEqual({ x: 0, y: -1 });
  });

  it("go to the next place that way, rather ahead than aside", () => {
    expect(next({ x: 0, y: 1 }, lit, "ArrowUp")).toEqual({ x: 0, y: -1 });
    expect(next({ x: 0, y: -1 }, lit, "ArrowDown")).toEqual({ x: 0, y: 1 });
    expect(next({ x: 0, y: 1 }, lit, "ArrowRight")).toEqual({ x: 4, y: 1 });
  });

  it("stay where nothing lies that way", () => {
    expect(next({ x: 4, y: 1 }, lit, "ArrowRight")).toBeNull();
  });

  it("reach every place from every other", () => {
    for (const start of lit) {
      const reached = new Set([start]);
      for (const from of reached)
        for (const way of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] as const) {
          const to = next(from, lit, way);
          if (to) reached.add(to);
        }
      expect(reached.size).toBe(lit.length);
    }
  });
});
