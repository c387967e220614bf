/** From where one looks at the mine: all of it, unless somebody moved it by hand. */

import {
  around,
  fit,
  heightOf,
  held,
  zoom,
  type Bounds,
  type Camera,
  type Cell,
  type Margin,
  type Size,
} from "./geometry";

export class Lookout {
  camera = $state.raw<Camera>({ x: 0, y: 0, cell: 42 });
  /** Moved by hand: stays where it is. */
  free = $state(false);
  #size: Size = { width: 0, height: 0 };
  #margin: Margin = { top: 0, bottom: 0, side: 0 };
  #bounds: Bounds = around([]);
  #half = 1; // what rounding has left of a pinch

  /** Show these bounds, if nobody has moved the mine. */
  show(bounds: Bounds, size: Size, margin: Margin): void {
    [this.#bounds, this.#size, this.#margin] = [bounds, size, margin];
    if (!this.free && size.width > 0) this.camera = fit(bounds, size, margin);
  }

  whole(): void {
    this.free = false;
    this.camera = fit(this.#bounds, this.#size, this.#margin);
  }

  /** Come closer to some cells, for the time being. */
  approach(bounds: Bounds): void {
    this.camera = fit(bounds, this.#size, this.#margin);
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

  #set(camera: Camera): void {
    this.camera = held(camera, this.#bounds, this.#size);
  }
}
