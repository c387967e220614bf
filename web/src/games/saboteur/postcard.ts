/** Which part of the postcard lies in a cell: the picture goes across all its cells. */

import { OUTWARD, SIDES, type Side } from "../../art/cardMeasures";
import { tight } from "../../board/geometry";
import type { CellData } from "../../net/wire";

export interface Part {
  /** How many cells the whole picture is wide and high. */
  readonly wide: number;
  readonly tall: number;
  /** Where the part begins, from 0 to 1, as `background-position` counts. */
  readonly x: number;
  readonly y: number;
}

export const isPicture = ({ what }: CellData): boolean => what === "picture" || what === "spent";

export function partOf(cell: CellData, mine: readonly CellData[]): Part {
  const { left, top, right, bottom } = tight(mine.filter(isPicture));
  const [wide, tall] = [right - left + 1, bottom - top + 1];
  return {
    wide,
    tall,
    x: wide === 1 ? 0 : (cell.x - left) / (wide - 1),
    y: tall === 1 ? 0 : (cell.y - top) / (tall - 1),
  };
}

/** The sides of a part where the picture ends. */
export const outside = (cell: CellData, mine: readonly CellData[]): Side[] =>
  SIDES.filter((side) => {
    const [dx, dy] = OUTWARD[side];
    return !mine.some((other) => isPicture(other) && other.x === cell.x + dx && other.y === cell.y + dy);
  });
