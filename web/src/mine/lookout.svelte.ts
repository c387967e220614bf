/** From where one looks at the mine: all of it, for a while the lit places, or as somebody moved it by hand. */

import {
  around,
  closeUp,
  fit,
  heightOf,
  held,
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

/** The room of the button that leads back to the whole mine. */
const FOOT = 48;

export class Lookout {
  camera = $state.raw<Camera>({ x: 0, y: 0, cell: READABLE });
  /** Moved by hand: stays where it is. */
  free = $state(false);
  /** Come close by itself: goes back by itself. */
  close = $state(false);
  /** The last leap from one camera to another, to be shown as one motion. */
  leap = $state.raw<{ from: Camera; to: Camera } | null>(null);
  #size: Size = { width: 0, height: 0 };
  #margin: Margin = { top: 0, bottom: 0, side: 0 };
  #bounds: Bounds = around([]);
  #half = 1; // what rounding has left of a pinch

  /** Show these bounds, if nobody has moved the mine. */
  show(bounds: Bounds, size: Size, margin: Margin): void {
    [this.#bounds, this.#size, this.#margin] = [bounds, size, margin];
    if (!this.free && !this.close && size.width > 0) this.camera = fit(bounds, size, margin);
  }

  /** Another mine: from where the last one was looked at does not count. */
  anew(): void {
    this.free = this.close = false;
  }

  whole(): void {
    this.free = this.close = false;
    this.#leap(fit(this.#bounds, this.#size, this.#margin));
  }

  /**
   * Come closer to some cells if they are too small for a finger; unless somebody has moved the mine. Where there is
   * nothing beyond the `board`, nothing beyond it is shown.
   */
  approach(cells: readonly Cell[], board: Bounds | null = null): void {
    if (this.free || this.#size.width === 0) return;
    if (fit(this.#bounds, this.#size, this.#margin).cell >= READABLE) return;
    this.close = true;
    const margin = { ...this.#margin, bottom: this.#margin.bottom + FOOT };
    const close = fit(closeUp(cells, this.#size, margin, READABLE), this.#size, margin);
    this.#leap(board ? kept(close, board, this.#size, margin) : close);
  }

  /** Back to the whole mine, if it came close by itself and nobody has moved it since. */
  retreat(): void {
    if (this.close && !this.free) this.whole();
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
    const [dx, dy] = [nudge(left, camera.cell, this.#size.width), nudge(top, tall, this.#size.height)];
    if (dx || dy) this.camera = { ...camera, x: camera.x + dx, y: camera.y + dy };
  }

  #leap(to: Camera): void {
    this.leap = { from: this.camera, to };
    this.camera = to;
  }

  #set(camera: Camera): void {
    this.camera = held(camera, this.#bounds, this.#size);
  }
}
