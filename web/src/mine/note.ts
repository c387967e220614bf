/** Where words about a cell stand: beside it, within the frame, over as little as can be of what may be touched. */

import type { Size } from "./geometry";

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

const shared = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The place for a note of this size: at the right if that is as good as any, else left, below, above. */
export function place(note: Size, cell: Area, frame: Area, others: readonly Area[]): { left: number; top: number } {
  const into = (at: number, low: number, high: number): number => Math.max(low, Math.min(at, high));
  const middle = cell.left + (cell.width - note.width) / 2;
  const tried = [
    { left: cell.left + cell.width + GAP, top: cell.top + GAP },
    { left: cell.left - note.width - GAP, top: cell.top + GAP },
    { left: middle, top: cell.top + cell.height + GAP },
    { left: middle, top: cell.top - note.height - GAP },
  ].map(({ left, top }) => ({
    left: into(left, frame.left, frame.left + frame.width - note.width),
    top: into(top, frame.top, frame.top + frame.height - note.height),
  }));
  // To hide the cell itself is worst: nobody would know what is spoken of.
  const cost = (at: { left: number; top: number }): number => {
    const area = { ...at, ...note };
    return 4 * shared(area, cell) + others.reduce((sum, other) => sum + shared(area, other), 0);
  };
  return tried.reduce((best, at) => (cost(at) < cost(best) ? at : best));
}
