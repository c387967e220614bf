/** How a round in the forest has ended. */

import { say } from "../words";
import type { TableView } from "../wire";

export const outcomeWords = ({ outcome }: Pick<TableView, "outcome">): { title: string; why: string } => ({
  title: say("forest-outcome", { outcome: outcome ?? "" }),
  why: say("forest-outcome-why", { outcome: outcome ?? "" }),
});
