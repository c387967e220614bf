/** Goals of which the viewer knows only together what they are. */

import type { Cell } from "../../board/geometry";
import type { TableView } from "../../net/wire";
import { goalName } from "../../table/telling/sentences";
import { list, say } from "../../words";

/** “one of the treasure and a stone”, where one does not know which; null where nothing is known, or all. */
export function unsureOf({ groups }: Pick<TableView, "groups">, at: Cell): string | null {
  const group = groups.find(({ goals }) => goals.length > 1 && goals.some(([x, y]) => x === at.x && y === at.y));
  return group ? say("page-goal-one-of", { goals: list(group.cards.map(goalName)) }) : null;
}
