/** Where a card does not fit: the sides on which tunnel would meet rock. */

import { shapeOf } from "../art/cardFace";
import { OPPOSITE, OUTWARD, SIDES, type Side } from "../art/cardMeasures";
import { openSides, type Shape } from "../art/shape";
import type { CellData } from "../net/wire";
import type { Cell } from "./geometry";
import { shown } from "./visibleTunnels";

export interface Misfit {
  readonly side: Side;
  /** What of the new card runs against its neighbour. */
  readonly meets: "tunnel" | "rock";
}

const opens = (shape: Shape, side: Side): boolean => openSides(shape).includes(side);

export function misfits(mine: readonly CellData[], card: string, turned: boolean, at: Cell): Misfit[] {
  const shape = shapeOf(card, turned);
  if (!shape) return [];
  return SIDES.flatMap((side) => {
    const [dx, dy] = OUTWARD[side];
    const beside = mine.find((cell) => cell.x === at.x + dx && cell.y === at.y + dy);
    const neighbour = beside && shown(beside);
    if (!neighbour || opens(neighbour, OPPOSITE[side]) === opens(shape, side)) return [];
    return [{ side, meets: opens(shape, side) ? "tunnel" : "rock" } as const];
  });
}
