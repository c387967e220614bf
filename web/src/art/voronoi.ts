import type { Point } from "./cardMeasures";

export interface Facet {
  readonly seed: Point;
  readonly corners: readonly Point[];
}

/** Seeds further apart than this never share an edge, as densely as we sow. */
const REACH = 95;

/** The part of `frame` nearest to each seed, among `all` seeds. `frameOf` may give each seed a frame of its own. */
export function facets(seeds: readonly Point[], frameOf: (seed: Point) => readonly Point[], all = seeds): Facet[] {
  const out: Facet[] = [];
  for (const seed of seeds) {
    let corners = frameOf(seed);
    for (const other of all) {
      const dx = other[0] - seed[0];
      const dy = other[1] - seed[1];
      const apart = dx * dx + dy * dy;
      if (apart > 0 && apart < REACH * REACH) corners = clipped(corners, seed, other);
      if (corners.length === 0) break;
    }
    if (corners.length > 2) out.push({ seed, corners });
  }
  return out;
}

export const middleOf = (corners: readonly Point[]): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
];

/** The part of a polygon nearer to `seed` than to `other`. */
function clipped(corners: readonly Point[], seed: Point, other: Point): Point[] {
  const dx = other[0] - seed[0];
  const dy = other[1] - seed[1];
  const border = (other[0] ** 2 + other[1] ** 2 - seed[0] ** 2 - seed[1] ** 2) / 2;
  const past = ([x, y]: Point): number => x * dx + y * dy - border;
  const kept: Point[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point;
    const [pa, pb] = [past(a), past(b)];
    if (pa <= 0) kept.push(a);
    if (pa * pb < 0) {
      const t = pa / (pa - pb);
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  });
  return kept;
}
