import type { Point, Side } from "../../../art/cardMeasures";
import { layout } from "../../../art/layout";
import { pair } from "../../../art/markup";
import type { Shape } from "../../../art/shape";

/** A line along which light runs: into the heart of a tunnel, or on from there. */
export interface Ray {
  readonly path: string;
  readonly onward: boolean;
}

const drawn = (line: readonly Point[]): string => "M" + line.map(([x, y]) => pair(x, y)).join("L");

/** How light runs through one tunnel of a card when it comes in by a side; from its heart when it comes by none. */
export function rays(shape: Shape, tunnel: number, from: Side | null): Ray[] {
  const { sides = [], runs = [] } = layout(shape).tunnels[tunnel] ?? {};
  // A run leads from its mouth inwards, or from mouth to mouth in the order upright side, level side.
  if (runs.length === 1 && runs[0]) {
    const { line } = runs[0];
    const [x, y] = line[0] as Point;
    const begins = x < 0 ? "W" : y < 0 ? "N" : x > y ? "E" : "S";
    const forth = from === null ? sides.length > 1 : begins === from;
    return [{ path: drawn(forth ? line : [...line].reverse()), onward: false }];
  }
  return runs.map(({ line }, i) => {
    const enters = sides[i] === from;
    return { path: drawn(enters ? line : [...line].reverse()), onward: !enters && from !== null };
  });
}
