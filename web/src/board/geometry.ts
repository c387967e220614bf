/** The mine as a grid: which cells there are, where they stand on the screen, which is meant by a finger or a key. */

import { HEIGHT, WIDTH, type Side } from "../art/cardMeasures";

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far from the edges cells may stand. */
export interface Margin {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
}

/** Where the start's corner lies, and how wide a cell is: whole pixels, so that no seam shows. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

export const SMALLEST = 22;
export const LARGEST = 160;

/** Start, goals, and everything between. */
export const GROUND: Bounds = { left: 0, top: -2, right: 8, bottom: 2 };

export const heightOf = (cell: number): number => Math.round((cell * HEIGHT) / WIDTH);

export const same = (a: Cell | null, b: Cell | null): boolean => a !== null && b !== null && a.x === b.x && a.y === b.y;

/** The bounds that hold all cells too. */
export const around = (cells: readonly Cell[], bounds: Bounds = GROUND): Bounds =>
  cells.reduce(
    (found, { x, y }) => ({
      left: Math.min(found.left, x),
      top: Math.min(found.top, y),
      right: Math.max(found.right, x),
      bottom: Math.max(found.bottom, y),
    }),
    bounds,
  );

/** The bounds of some cells alone. */
export function tight(cells: readonly Cell[]): Bounds {
  const { x, y } = cells[0] ?? { x: 0, y: 0 };
  return around(cells, { left: x, right: x, top: y, bottom: y });
}

/** Larger by so many cells on every side. */
export const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/**
 * The bounds to look at so that some cells are at least so wide, or so far from each other: all of them with the cells
 * around, or all of them alone, or as many as can be seen at once, rather far from the start than near.
 */
export function closeUp(cells: readonly Cell[], size: Size, margin: Margin, wide: number): Bounds {
  const all = tight(cells);
  for (const bounds of [grown(all, 1), all]) if (fit(bounds, size, margin).cell >= wide) return bounds;
  const small = fit(all, size, margin);
  if (holds(small, all, size) && standApart(cells, small, wide)) return all;
  const columns = Math.max(1, Math.floor((size.width - 2 * margin.side) / wide));
  const rows = Math.max(1, Math.floor((size.height - margin.top - margin.bottom) / heightOf(wide)));
  let best = all;
  let most = 0;
  for (const { x: right } of cells)
    for (const { y: top } of cells) {
      const window = { left: right - columns + 1, right, top, bottom: top + rows - 1 };
      const count = cells.filter((cell) => within(cell, window)).length;
      if (count > most || (count === most && right > best.right)) [best, most] = [window, count];
    }
  return best;
}

/** Whether all of the bounds is in sight; they may be too large for the smallest cells. */
export const holds = ({ cell }: Camera, { left, top, right, bottom }: Bounds, { width, height }: Size): boolean =>
  (right - left + 1) * cell <= width && (bottom - top + 1) * heightOf(cell) <= height;

/** Whether a finger that wants one of these cells cannot mean another, small as they are. */
const standApart = (cells: readonly Cell[], { cell }: Camera, far: number): boolean =>
  cells.every((one, at) =>
    cells
      .slice(at + 1)
      .every((other) => Math.max(Math.abs(one.x - other.x) * cell, Math.abs(one.y - other.y) * heightOf(cell)) >= far),
  );

export const within = ({ x, y }: Cell, { left, top, right, bottom }: Bounds): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export function cellsIn({ left, top, right, bottom }: Bounds): Cell[] {
  const cells: Cell[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) cells.push({ x, y });
  return cells;
}

/** The largest view that shows all of the bounds, in the middle; with cells no larger than `most`. */
export function fit(bounds: Bounds, size: Size, margin: Margin, most = LARGEST): Camera {
  const [columns, rows] = [bounds.right - bounds.left + 1, bounds.bottom - bounds.top + 1];
  const width = size.width - 2 * margin.side;
  const height = size.height - margin.top - margin.bottom;
  const widest = Math.floor(Math.min(width / columns, ((height / rows) * WIDTH) / HEIGHT));
  let cell = Math.min(most, clamp(widest));
  if (heightOf(cell) * rows > height && cell > SMALLEST) cell -= 1; // rounding may have made it a pixel too high
  return {
    cell,
    x: Math.round(margin.side + (width - columns * cell) / 2 - bounds.left * cell),
    y: Math.round(margin.top + (height - rows * heightOf(cell)) / 2 - bounds.top * heightOf(cell)),
  };
}

const clamp = (cell: number): number => Math.min(LARGEST, Math.max(SMALLEST, Math.round(cell)));

/** Closer or farther by a factor; what lies under the point stays under it. */
export function zoom(camera: Camera, factor: number, px: number, py: number): Camera {
  const cell = clamp(camera.cell * factor);
  const across = cell / camera.cell;
  const down = heightOf(cell) / heightOf(camera.cell);
  return { cell, x: Math.round(px - (px - camera.x) * across), y: Math.round(py - (py - camera.y) * down) };
}

/** The camera, moved back so that some of the mine stays in sight. */
export function held(camera: Camera, bounds: Bounds, size: Size): Camera {
  const keep = camera.cell;
  const hold = (at: number, low: number, high: number): number => Math.min(Math.max(at, low), Math.max(low, high));
  return {
    ...camera,
    x: hold(camera.x, keep - (bounds.right + 1) * camera.cell, size.width - keep - bounds.left * camera.cell),
    y: hold(
      camera.y,
      keep - (bounds.bottom + 1) * heightOf(camera.cell),
      size.height - keep - bounds.top * heightOf(camera.cell),
    ),
  };
}

/** The camera, moved so that nothing beyond the board is in the frame; a board smaller than the frame is in its middle. */
export function kept(camera: Camera, board: Bounds, size: Size, margin: Margin): Camera {
  const back = (low: number, high: number, least: number, most: number): number =>
    high - low <= most - least ? (least + most - low - high) / 2 : low > least ? least - low : Math.max(0, most - high);
  const { left, top } = corner(camera, { x: board.left, y: board.top });
  const { left: right, top: bottom } = corner(camera, { x: board.right + 1, y: board.bottom + 1 });
  return {
    ...camera,
    x: Math.round(camera.x + back(left, right, margin.side, size.width - margin.side)),
    y: Math.round(camera.y + back(top, bottom, margin.top, size.height - margin.bottom)),
  };
}

export const corner = (camera: Camera, { x, y }: Cell): { left: number; top: number } => ({
  left: camera.x + x * camera.cell,
  top: camera.y + y * heightOf(camera.cell),
});

export const cellAt = (camera: Camera, px: number, py: number): Cell => ({
  x: Math.floor((px - camera.x) / camera.cell),
  y: Math.floor((py - camera.y) / heightOf(camera.cell)),
});

/** The side of a cell that is nearest to a point within it. */
export function sideAt(camera: Camera, px: number, py: number): Side {
  const { left, top } = corner(camera, cellAt(camera, px, py));
  const [dx, dy] = [(px - left) / camera.cell - 0.5, (py - top) / heightOf(camera.cell) - 0.5];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "E" : "W") : dy > 0 ? "S" : "N";
}

/** How far a point is from a cell; 0 inside it. */
function distance(camera: Camera, cell: Cell, px: number, py: number): number {
  const { left, top } = corner(camera, cell);
  const dx = Math.max(left - px, 0, px - left - camera.cell);
  const dy = Math.max(top - py, 0, py - top - heightOf(camera.cell));
  return Math.hypot(dx, dy);
}

const fromMiddle = (camera: Camera, { x, y }: Cell, px: number, py: number): number =>
  Math.hypot(camera.x + (x + 0.5) * camera.cell - px, camera.y + (y + 0.5) * heightOf(camera.cell) - py);

/**
 * The legal cell that is meant: the one under the finger, else the nearest within its reach. Of several that overlap
 * (edges lie across two cells) the one whose middle is nearest.
 */
export function nearest<C extends Cell>(
  camera: Camera,
  legal: readonly C[],
  px: number,
  py: number,
  reach: number,
): C | null {
  let best: C | null = null;
  let least = reach;
  let middle = Infinity;
  for (const cell of legal) {
    const far = distance(camera, cell, px, py);
    const off = fromMiddle(camera, cell, px, py);
    if (far < least || (far === 0 && least === 0 && off < middle)) [best, least, middle] = [cell, far, off];
  }
  return best;
}

export type Way = "ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft";
const WAYS: Record<Way, Cell> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export const isWay = (key: string): key is Way => key in WAYS;

/** Every cell of the mine, and every one beside it. */
export function beside(mine: readonly Cell[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const { x, y } of mine)
    for (const step of [{ x: 0, y: 0 }, ...Object.values(WAYS)]) {
      const cell = { x: x + step.x, y: y + step.y };
      found.set(`${cell.x},${cell.y}`, cell);
    }
  return [...found.values()];
}

/** The next cell in a direction: near ones first, and rather straight ahead than aside. */
export function next<C extends Cell>(from: Cell | null, cells: readonly C[], way: Way): C | null {
  if (!from) return cells[0] ?? null;
  const step = WAYS[way];
  let best: C | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [dx, dy] = [cell.x - from.x, cell.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    if (ahead <= 0) continue;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}
