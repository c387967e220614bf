import { HEIGHT, WIDTH } from "./cardMeasures";
import { mix } from "./colour";
import { contour, floorOf, sample } from "./contour";
import type { Field } from "./field";
import { oval } from "./markup";
import { TUNNELLED, type Ground } from "./palette";
import { stream } from "./rng";

export interface Carving {
  readonly markup: string;
  /** The outline of the floor. */
  readonly floor: string;
}

/** A tunnel cut into the rock: stacked flat shapes, shade, lip, wall and three steps of floor. */
export function carve(hollow: Field, ways: Ground = TUNNELLED): Carving {
  const cut = sample(hollow);
  const ground = floorOf(cut);
  const floor = contour(ground, 0);
  const tones = ways.floor;
  const markup =
    `<path d="${contour(cut, 6.5)}" fill="${ways.shade}" opacity=".42"/>` +
    `<path d="${contour(cut, 2.6)}" fill="${ways.lip}"/>` +
    `<path data-part="hollow" d="${contour(cut, 0.6)}" fill="${ways.wall}"/>` +
    `<path data-part="floor" d="${floor}" fill="${tones[0]}"/>` +
    `<path d="${contour(ground, -3.2)}" fill="${tones[1]}"/>` +
    `<path d="${contour(ground, -8)}" fill="${tones[2]}"/>`;
  return { markup, floor };
}

/** The same a third darker: a way that runs below another. */
export const deep = (ways: Ground): Ground => {
  const [edge, floor, middle] = ways.floor.map((tone) => mix(tone, "#3a2010", 0.34)) as [string, string, string];
  return { ...ways, floor: [edge, floor, middle] };
};

/** The outline of the floor alone. */
export const floorPlan = (hollow: Field): string => contour(floorOf(sample(hollow)), 0);

/** Small stones on the floor, beside the rails where there are any. */
export function pebbles(seed: string, hollow: Field, { floor }: Ground = TUNNELLED): string {
  const next = stream(seed + "pebbles");
  let stones = "";
  let lights = "";
  for (let i = 0; i < 34; i++) {
    const [x, y, size] = [next() * WIDTH, next() * HEIGHT, 0.7 + next() * 1.5];
    const depth = hollow(x, y);
    if (depth > -5 || (depth < -14.5 && next() < 0.6)) continue;
    stones += oval(x, y, size, size * 0.75);
    lights += oval(x, y - 0.5, size * 0.6, size * 0.4);
  }
  return (
    `<path d="${stones}" fill="${mix(floor[0], "#1a0d05", 0.45)}"/>` +
    `<path d="${lights}" fill="${mix(floor[2], "#ffffff", 0.25)}"/>`
  );
}
