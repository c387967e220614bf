/** How the cards of a hand lie, so that they are as large as there is room. */

import { HEIGHT, WIDTH } from "../../art/cardMeasures";
import type { Size } from "../../board/geometry";

/** Smaller than this nothing on a card is told apart. */
const LEAST = 36;

export interface Rows {
  /** How wide each card is, in pixels. */
  readonly width: number;
  readonly columns: number;
}

/** In one row or, where there is a height to heed, in two, whichever has the larger cards. */
export function inRows(count: number, room: Size, gap: number, most: number): Rows {
  const lay = (rows: number): Rows => {
    const columns = Math.max(Math.ceil(count / rows), 1);
    const beside = (room.width - gap * (columns - 1) - 8) / columns;
    const above = (((room.height - gap * (rows - 1)) / rows) * WIDTH) / HEIGHT;
    return { columns, width: Math.max(LEAST, Math.floor(Math.min(most, beside, above))) };
  };
  const [one, two] = [lay(1), lay(2)];
  return room.height < Infinity && two.width > one.width ? two : one;
}
