/** What of the tunnels can be seen. */

import { shapeOf } from "../art/cardFace";
import { printed } from "../art/printed.svelte";
import type { Shape } from "../art/shape";
import { isPicture } from "../games/saboteur/postcard";
import type { CellData } from "../net/wire";
import { spot } from "../table/choice/moves";

/** The tunnels of a card face up, or of a part of the postcard; null for what lies face down: nobody knows where it leads. */
export function shown(cell: CellData): Shape | null {
  if (cell.what === "start") return shapeOf(cell.card ?? "start", cell.turned);
  if (cell.what === "path" || cell.what === "goal") return shapeOf(cell.card ?? "", cell.turned);
  return isPicture(cell) ? printed.part(cell.x, cell.y) : null;
}

/** Something in the mine, with its tunnels as they lie. */
export interface Laid {
  readonly cell: CellData;
  readonly shape: Shape;
}

/** Everything in the mine that shows its tunnels, by its place. */
export function tunnels(mine: readonly CellData[]): Map<string, Laid> {
  const found = new Map<string, Laid>();
  for (const cell of mine) {
    const shape = shown(cell);
    if (shape) found.set(spot(cell.x, cell.y), { cell, shape });
  }
  return found;
}
