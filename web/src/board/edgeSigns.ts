/** What lies beyond the edge of the frame, and where at the edge that is said. */

import { heightOf, type Camera, type Cell, type Margin, type Size } from "./geometry";

export type Sign = "lit" | "hidden" | "stack";

export interface Beyond {
  readonly sign: Sign;
  readonly left: number;
  readonly top: number;
  /** Where it lies from there, in degrees: 0 is right, 90 is down. */
  readonly way: number;
}

/** How far from the edge the middle of a sign stands. */
const INSET = 14;

/** As much of a card has to be seen, or a sign stands for it. */
const ENOUGH = 0.3;

/**
 * A sign at the edge for every place of which nothing much is in sight. Where two would stand over each other, the first
 * speaks for both; what may be done comes before what only lies there.
 */
export function beyond(places: readonly (Cell & { sign: Sign })[], camera: Camera, size: Size, margin: Margin): Beyond[] {
  const [low, high] = [margin.top + INSET - 3, size.height - INSET];
  const tall = heightOf(camera.cell);
  const found: Beyond[] = [];
  for (const sign of ["lit", "hidden", "stack"] as const)
    for (const { x, y } of places.filter((place) => place.sign === sign)) {
      const [px, py] = [camera.x + (x + 0.5) * camera.cell, camera.y + (y + 0.5) * tall];
      const across = Math.min(px, size.width - px) / camera.cell;
      const down = Math.min(py - margin.top, size.height - py) / tall;
      if (Math.min(across, down) + 0.5 > ENOUGH) continue;
      const left = Math.min(Math.max(px, INSET), size.width - INSET);
      const top = Math.min(Math.max(py, low), high);
      if (found.some((other) => Math.hypot(other.left - left, other.top - top) < 2 * INSET)) continue;
      found.push({ sign, left, top, way: Math.round((Math.atan2(py - top, px - left) * 180) / Math.PI) });
    }
  return found;
}
