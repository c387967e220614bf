import { describe, expect, test } from "vitest";
import { cardFace, shapeOf, type Variant } from "../../src/art/cardFace";
import { HEIGHT, SIDES, TUNNEL, upright, WIDTH } from "../../src/art/cardMeasures";
import { openSides, type Shape } from "../../src/art/shape";
import { gaps, joinedByFloor } from "./drawing";
import { everyLie, sites } from "./names";

const lies = [
  ...everyLie.map((name) => ({ name, turned: false })),
  ...sites.flatMap(({ name }) => [false, true].map((turned) => ({ name, turned }))),
];

describe.each(lies)("$name, turned: $turned", ({ name, turned }) => {
  const shape = shapeOf(name, turned) as Shape;
  const faces = ([0, 1, 2] as Variant[]).map((variant) => cardFace(name, { turned, variant }));

  test("is open on its sides and on no other", () => {
    for (const face of faces) expect(SIDES.filter((side) => gaps(face, side).length > 0)).toEqual(openSides(shape));
  });

  test("has each mouth at the middle of its side, as wide as every other", () => {
    for (const face of faces)
      for (const side of openSides(shape)) {
        const middle = (upright(side) ? WIDTH : HEIGHT) / 2;
        const mouths = gaps(face, side);
        expect(mouths).toHaveLength(1);
        const [[from, to]] = mouths as [[number, number]];
        expect(Math.abs((from + to) / 2 - middle)).toBeLessThan(0.5);
        expect(Math.abs(to - from - 2 * TUNNEL)).toBeLessThan(2);
      }
  });

  test("joins by its floor what its tunnels join, and nothing else", () => {
    const groups = [...shape.tunnels.map((sides) => sides.join("")), ...shape.stubs].sort();
    for (const face of faces) expect(joinedByFloor(face).sort()).toEqual(groups);
  });
});
