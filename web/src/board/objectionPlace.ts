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

/**
 * The place for a note of this size. Beside the cell is best, then below and above it, then as near as there is room;
 * to hide the cell itself is worst: nobody would know what is spoken of.
 */
export function place(note: Size, cell: Area, frame: Area, others: readonly Area[]): { left: number; top: number } {
  const into = (at: number, low: number, room: number): number => Math.max(low, Math.min(at, low + room));
  const [across, down] = [frame.width - note.width, frame.height - note.height];
  const [right, left, middle] = [
    cell.left + cell.width + GAP,
    cell.left - note.width - GAP,
    cell.left + (cell.width - note.width) / 2,
  ];
  const [beside, below, above] = [cell.top + GAP, cell.top + cell.height + GAP, cell.top - note.height - GAP];
  const near = [[right, beside], [left, beside], [middle, below], [middle, above]] as const;
  const far = [right, left, middle, frame.left, frame.left + across].flatMap((x) =>
    [beside, below, above, frame.top, frame.top + down].map((y) => [x, y] as const),
  );
  let [best, least] = [{ left: frame.left, top: frame.top }, Infinity];
  for (const [at, [x, y]] of [...near, ...far].entries()) {
    const area = { left: into(x, frame.left, across), top: into(y, frame.top, down), ...note };
    const away = Math.hypot(
      area.left + (note.width - cell.width) / 2 - cell.left,
      area.top + (note.height - cell.height) / 2 - cell.top,
    );
    const hidden = 20 * shared(area, cell) + 5 * others.reduce((sum, other) => sum + shared(area, other), 0);
    const cost = hidden + (at < near.length ? at : 100 + away);
    if (cost < least) [best, least] = [{ left: area.left, top: area.top }, cost];
  }
  return best;
}
