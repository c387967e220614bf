/** Goals of which the viewer knows only together what they are. */

import { goalName } from "../game/telling";
import type { TableView } from "../wire";
import { list, say } from "../words";
import type { Cell } from "./geometry";

/** “one of the treasure and a stone”, where one does not know which; null where nothing is known, or all. */
export function unsureOf({ groups }: Pick<TableView, "groups">, at: Cell): string | null {
  const group = groups.find(({ goals }) => goals.length > 1 && goals.some(([x, y]) => x === at.x && y === at.y));
  return group ? say("page-goal-one-of", { goals: list(group.cards.map(goalName)) }) : null;
}
