import { HEIGHT, WIDTH, type Point } from "./cardMeasures";
import type { Field } from "./field";
import { smooth } from "./markup";

/** A field measured on a grid that reaches a little over the card's border. */
export type Samples = Float32Array;

const STEP = 3.2;
const MARGIN = 9;
const COLUMNS = Math.ceil((WIDTH + 2 * MARGIN) / STEP) + 1;
const ROWS = Math.ceil((HEIGHT + 2 * MARGIN) / STEP) + 1;

export function sample(of: Field): Samples {
  const out = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      out[row * COLUMNS + column] = of(-MARGIN + column * STEP, -MARGIN + row * STEP);
  return out;
}

/** The floor is the hollow without its north wall: the same samples, moved two rows (6.4 units) south. */
export function floorOf(hollow: Samples): Samples {
  return hollow.map((value, i) => {
    const north = i - 2 * COLUMNS;
    return Math.max(value + 1.3, (hollow[north < 0 ? i % COLUMNS : north] ?? 0) + 1);
  });
}

/** For each pattern of corners inside (NW 1, NE 2, SE 4, SW 8): the lines from edge to edge (N 0, E 1, S 2, W 3). */
const LINES: readonly (readonly (readonly [number, number])[])[] = [
  [], [[3, 0]], [[0, 1]], [[3, 1]], [[1, 2]], [[3, 0], [1, 2]], [[0, 2]], [[3, 2]],
  [[2, 3]], [[2, 0]], [[0, 1], [2, 3]], [[2, 1]], [[1, 3]], [[1, 0]], [[0, 3]], [],
];

/** The line along which the samples have a level, as one smooth path (marching squares). */
export function contour(samples: Samples, level: number): string {
  const above = (column: number, row: number): number =>
    column <= 0 || row <= 0 || column >= COLUMNS - 1 || row >= ROWS - 1
      ? 9
      : (samples[row * COLUMNS + column] ?? 9) - level;

  const points = new Map<number, Point>();
  const next = new Map<number, number>();

  /** The key of the crossing on one edge of a square: an edge is its first corner and its direction. */
  const crossing = (column: number, row: number, edge: number): number => {
    const down = edge === 1 || edge === 3;
    const c = edge === 1 ? column + 1 : column;
    const r = edge === 2 ? row + 1 : row;
    const key = (r * COLUMNS + c) * 2 + (down ? 1 : 0);
    if (!points.has(key)) {
      const here = above(c, r);
      const there = down ? above(c, r + 1) : above(c + 1, r);
      const t = here / (here - there);
      points.set(key, [-MARGIN + (c + (down ? 0 : t)) * STEP, -MARGIN + (r + (down ? t : 0)) * STEP]);
    }
    return key;
  };

  for (let row = 0; row < ROWS - 1; row++)
    for (let column = 0; column < COLUMNS - 1; column++) {
      const inside =
        (above(column, row) < 0 ? 1 : 0) |
        (above(column + 1, row) < 0 ? 2 : 0) |
        (above(column + 1, row + 1) < 0 ? 4 : 0) |
        (above(column, row + 1) < 0 ? 8 : 0);
      for (const [from, to] of LINES[inside] ?? []) next.set(crossing(column, row, from), crossing(column, row, to));
    }

  let path = "";
  const seen = new Set<number>();
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let at: number | undefined = start; at !== undefined && !seen.has(at); at = next.get(at)) {
      seen.add(at);
      ring.push(points.get(at) as Point);
    }
    const corners = thinned(ring);
    if (corners.length >= 4) path += smooth(corners);
  }
  return path;
}

/** Points nearer to each other than this tell nothing new. */
const SPARSE = 4;

/** Without the points that lie close to the one before. */
function thinned(ring: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) > SPARSE) kept.push(point);
  }
  return kept;
}
