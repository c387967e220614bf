/** Which mines are out of reach, and which are not, in words. */

import type { CellData, ForestData, TableView } from "../../net/wire";
import { list, say } from "../../words";

const isMine = ({ what }: CellData): boolean => what === "hidden" || what === "goal";

/** A mine that lies open has a name, the others are counted from the top. */
function mineName(view: TableView, [x, y]: readonly [number, number]): string {
  const mines = view.mine.filter(isMine).toSorted((one, other) => one.y - other.y || one.x - other.x);
  const at = mines.findIndex((mine) => mine.x === x && mine.y === y);
  const { what, card } = mines[at] ?? {};
  if (what === "goal" && card) return say("forest-mine-name", { mine: card });
  return say("forest-mine-nth", { nth: at + 1 === mines.length ? "last" : at + 1 });
}

/** What the messages about the end of a round are told. */
export function reach(view: TableView): { far: string; near: string; left: number } {
  const names = (of: ForestData["in_reach"]): string => list(of.map((at) => mineName(view, at)));
  const near = view.forest?.in_reach ?? [];
  return { far: names(view.forest?.out_of_reach ?? []), near: names(near), left: near.length };
}
