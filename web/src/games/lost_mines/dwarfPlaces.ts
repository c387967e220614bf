/** Where the dwarfs stand: several on one card stand beside and behind each other. */

import { HEIGHT, WIDTH } from "../../art/cardMeasures";
import type { Cell } from "../../board/geometry";
import type { ForestData } from "../../net/wire";
import { footing } from "./art/standee";

export interface Stand extends Cell {
  readonly seat: number;
  /** Where on the card the feet are, and how wide the figure is, in cells. */
  readonly left: number;
  readonly foot: number;
  readonly wide: number;
}

export function stands({ dwarfs }: Pick<ForestData, "dwarfs">): Stand[] {
  return dwarfs.map(([x, y], seat) => {
    const group = whoStands({ dwarfs }, { x, y });
    const place = footing(group.length)[group.indexOf(seat)] ?? { x: WIDTH / 2, y: HEIGHT / 2, width: WIDTH / 3 };
    return { seat, x, y, left: place.x / WIDTH, foot: place.y / HEIGHT, wide: place.width / WIDTH };
  });
}

/** Those who stand on a card. */
export const whoStands = ({ dwarfs }: Pick<ForestData, "dwarfs">, { x, y }: Cell): number[] =>
  dwarfs.flatMap((at, seat) => (at[0] === x && at[1] === y ? [seat] : []));
