/** The mine as a grid: which cells there are, where they stand on the screen, which is meant by a finger or a key. */

import { HEIGHT, WIDTH } from "../art/card";

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

/** The bounds of some cells alone, with one cell of room. */
export function near(cells: readonly Cell[]): Bounds {
  const first = cells[0] ?? { x: 0, y: 0 };
  const { left, top, right, bottom } = around(cells, { left: first.x, right: first.x, top: first.y, bottom: first.y });
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
}

export const within = ({ x, y }: Cell, { left, top, right, bottom }: Bounds): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export function cellsIn({ left, top, right, bottom }: Bounds): Cell[] {
  const cells: Cell[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) cells.push({ x, y });
  return cells;
}

/** The largest view that shows all of the bounds, in the middle. */
export function fit(bounds: Bounds, size: Size, margin: Margin): Camera {
  const [columns, rows] = [bounds.right - bounds.left + 1, bounds.bottom - bounds.top + 1];
  const width = size.width - 2 * margin.side;
  const height = size.height - margin.top - margin.bottom;
  const widest = Math.floor(Math.min(width / columns, ((height / rows) * WIDTH) / HEIGHT));
  let cell = clamp(widest);
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

export const corner = (camera: Camera, { x, y }: Cell): { left: number; top: number } => ({
  left: camera.x + x * camera.cell,
  top: camera.y + y * heightOf(camera.cell),
});

export const cellAt = (camera: Camera, px: number, py: number): Cell => ({
  x: Math.floor((px - camera.x) / camera.cell),
  y: Math.floor((py - camera.y) / heightOf(camera.cell)),
});

/** How far a point is from a cell; 0 inside it. */
function distance(camera: Camera, cell: Cell, px: number, py: number): number {
  const { left, top } = corner(camera, cell);
  const dx = Math.max(left - px, 0, px - left - camera.cell);
  const dy = Math.max(top - py, 0, py - top - heightOf(camera.cell));
  return Math.hypot(dx, dy);
}

/** The legal cell that is meant: the one under the finger, else the nearest within its reach. */
export function nearest<C extends Cell>(
  camera: Camera,
  legal: readonly C[],
  px: number,
  py: number,
  reach: number,
): C | null {
  let best: C | null = null;
  let least = reach;
  for (const cell of legal) {
    const far = distance(camera, cell, px, py);
    if (far < least || (far === 0 && least === 0)) [best, least] = [cell, far];
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
