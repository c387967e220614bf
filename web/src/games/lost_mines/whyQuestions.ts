/** What to ask the table about a place of the forest where nothing is lit. */

import { shapeOf } from "../../art/cardFace";
import { SIDE_NAMES, SIDES, type Side } from "../../art/cardMeasures";
import { openSides } from "../../art/shape";
import { same, type Cell } from "../../board/geometry";
import type { TableView } from "../../net/wire";
import { layText, spot, stepText } from "../../table/choice/moves";
import { beyond } from "./walk";

/** Cards that are laid on the edge of a card. */
const EDGED = ["forest-trap", "troll"];
/** Cards that are used on one card of the board. */
const PLACED = ["axe", "boat", "rope", "storm", "info-mine-treasure", "info-mine-dwarf"];

/** The move that somebody seems to mean who points there with this card; null if there is none. */
export function cardQuestion(
  view: TableView,
  card: string,
  turned: boolean,
  { x, y }: Cell,
  side: Side | null,
): string | null {
  if (shapeOf(card)) return layText(card, x, y, turned);
  if (EDGED.includes(card)) return `play ${card} at ${spot(x, y)} ${SIDE_NAMES[side ?? openSide(view, { x, y })]}`;
  return PLACED.includes(card) ? `play ${card} at ${spot(x, y)}` : null;
}

/** A step to a card beside one's dwarf; farther away there is nothing to ask. */
export function stepQuestion(view: TableView, seat: number, cell: Cell): string | null {
  const [x, y] = view.forest?.dwarfs[seat] ?? [0, 0];
  const side = SIDES.find((one) => same(beyond({ x, y }, one), cell));
  return side ? stepText(side) : null;
}

/** One has not pointed at an edge: the first that leads anywhere. */
function openSide(view: TableView, at: Cell): Side {
  const lies = view.mine.find((cell) => same(cell, at));
  const shape = lies?.card ? shapeOf(lies.card, lies.turned) : null;
  return (shape && openSides(shape)[0]) ?? "N";
}
