/** From where one looks at the mine: all of it, for a while the lit places, or as somebody moved it by hand. */

import {
  around,
  closeUp,
  corner,
  fit,
  heightOf,
  held,
  holds,
  kept,
  zoom,
  type Bounds,
  type Camera,
  type Cell,
  type Margin,
  type Size,
} from "./geometry";

/** What a finger can tell apart, in pixels. */
export const READABLE = 42;

/** What an eye can: below it, one looks at where something lies, and the rest is beyond the edge. */
export const SEEN = 30;

/** As much of what a finger needs is enough to stay where one is, if all can be seen from there. */
const NEARLY = 0.9;

/** No closer than this by itself: one wants to see what is around. */
const CLOSEST = 50;

/** The room of the button that leads back to the whole mine. */
const FOOT = 48;

const alike = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.cell === b.cell;

export class Lookout {
  camera = $state.raw<Camera>({ x: 0, y: 0, cell: READABLE });
  /** How large the frame is. */
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Moved by hand: stays where it is. */
  free = $state(false);
  /** Come close by itself: goes back by itself. */
  close = $state(false);
  /** Somebody wants to see all of it, however small. */
  far = $state(false);
  /** All of it would be too small, so that some is beyond the edge as long as nobody asks for it. */
  partly = $state(false);
  /** The last leap from one camera to another, to be shown as one motion. */
  leap = $state.raw<{ from: Camera; to: Camera } | null>(null);
  #margin: Margin = { top: 0, bottom: 0, side: 0 };
  #bounds: Bounds = around([]);
  #core: Bounds = this.#bounds; // what should be seen even where not everything can be
  #lit: { cells: readonly Cell[]; board: Bounds | null; least: number } = { cells: [], board: null, least: READABLE };
  #half = 1; // what rounding has left of a pinch

  /** Show these bounds, or at least the `core` of them, if nobody has moved the mine. */
  show(bounds: Bounds, size: Size, margin: Margin, core: Bounds = bounds): void {
    const turned = size.width !== this.size.width || size.height !== this.size.height;
    const first = this.size.width === 0;
    [this.#bounds, this.size, this.#margin, this.#core] = [bounds, size, margin, core];
    if (size.width === 0) return;
    const go = (to: Camera): void => (first ? void (this.camera = to) : this.#leap(to));
    this.partly = !holds(this.#whole(), bounds, size) || (this.#whole().cell < SEEN && this.#part().cell > this.#whole().cell);
    if (this.free) return;
    if (this.close) {
      if (turned && this.#whole().cell >= this.#lit.least) this.retreat();
      else if (turned) go(this.#near());
    } else if (turned || !this.partly || this.far || !this.#suffices()) go(this.#resting());
  }

  /** Another mine: from where the last one was looked at does not count. */
  anew(): void {
    this.free = this.close = this.far = false;
  }

  whole(): void {
    this.free = this.close = false;
    this.far = true;
    this.#leap(this.#whole());
  }

  /** From the whole mine back to where something lies. */
  closer(): void {
    this.free = this.close = this.far = false;
    this.#leap(this.#part());
  }

  /**
   * Come closer to some cells if they are too small for a finger, or for whoever needs `least`; unless somebody has
   * moved the mine. Where there is nothing beyond the `board`, nothing beyond it is shown.
   */
  approach(cells: readonly Cell[], board: Bounds | null = null, least = READABLE): void {
    if (this.free || this.size.width === 0) return;
    if (this.#whole().cell >= least) return;
    if (!this.close && this.camera.cell >= NEARLY * least && this.#sees(cells)) return;
    this.close = true;
    this.#lit = { cells, board, least };
    this.#leap(this.#near());
  }

  /** Back to where one looked before, if it came close by itself and nobody has moved it since. */
  retreat(): void {
    if (this.close && !this.free) this.#leap(this.#resting());
    this.close = false;
  }

  pan(dx: number, dy: number): void {
    this.free = true;
    this.#set({ ...this.camera, x: Math.round(this.camera.x + dx), y: Math.round(this.camera.y + dy) });
  }

  zoom(factor: number, x: number, y: number): void {
    this.free = true;
    const wished = factor * this.#half;
    const next = zoom(this.camera, wished, x, y);
    this.#half = Math.min(1.2, Math.max(0.8, (this.camera.cell * wished) / next.cell));
    this.#set(next);
  }

  /** Bring a cell into sight, as little as needed. */
  reveal({ x, y }: Cell): void {
    const { camera } = this;
    const tall = heightOf(camera.cell);
    const [left, top] = [camera.x + x * camera.cell, camera.y + y * tall];
    const nudge = (low: number, length: number, room: number): number =>
      low < 0 ? -low + 8 : low + length > room ? room - low - length - 8 : 0;
    const [dx, dy] = [nudge(left, camera.cell, this.size.width), nudge(top, tall, this.size.height)];
    if (dx || dy) this.camera = { ...camera, x: camera.x + dx, y: camera.y + dy };
  }

  #whole(): Camera {
    return fit(this.#bounds, this.size, this.#margin);
  }

  /** As wide as all of it, if need be only as high as its core, and no closer than a finger needs. */
  #part(): Camera {
    const { left, right } = this.#bounds;
    const { top, bottom } = this.#core;
    const part = fit({ left, right, top, bottom }, this.size, this.#margin, READABLE);
    return kept(part, this.#bounds, this.size, this.#margin);
  }

  #resting(): Camera {
    return this.partly && !this.far ? this.#part() : this.#whole();
  }

  /** Whether what should be seen is seen from here: then there is no need to move. */
  #suffices(): boolean {
    const { left, top } = corner(this.camera, { x: this.#bounds.left, y: this.#core.top });
    const { left: right, top: bottom } = corner(this.camera, { x: this.#bounds.right + 1, y: this.#core.bottom + 1 });
    const { width, height } = this.size;
    return left >= 0 && top >= this.#margin.top && right <= width && bottom <= height && this.camera.cell >= this.#part().cell;
  }

  /** Whether all these cells are in sight, and nothing lies over them. */
  #sees(cells: readonly Cell[]): boolean {
    const { top, bottom } = this.#margin;
    const tall = heightOf(this.camera.cell);
    return cells.every((cell) => {
      const at = corner(this.camera, cell);
      const across = at.left >= 0 && at.left + this.camera.cell <= this.size.width;
      return across && at.top >= top && at.top + tall <= this.size.height - bottom - (this.partly ? FOOT : 0);
    });
  }

  #near(): Camera {
    const { cells, board } = this.#lit;
    const margin = { ...this.#margin, bottom: this.#margin.bottom + FOOT };
    const near = fit(closeUp(cells, this.size, margin, READABLE), this.size, margin, CLOSEST);
    return board ? kept(near, board, this.size, margin) : near;
  }

  #leap(to: Camera): void {
    if (alike(this.camera, to)) return;
    this.leap = { from: this.camera, to };
    this.camera = to;
  }

  #set(camera: Camera): void {
    this.camera = held(camera, this.#bounds, this.size);
  }
}
