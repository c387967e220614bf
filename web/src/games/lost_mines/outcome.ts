/** How a round in the forest has ended. */

import type { TableView } from "../../net/wire";
import { say } from "../../words";

export const outcomeWords = ({ outcome }: Pick<TableView, "outcome">): { title: string; why: string } => ({
  title: say("forest-outcome", { outcome: outcome ?? "" }),
  why: say("forest-outcome-why", { outcome: outcome ?? "" }),
});
