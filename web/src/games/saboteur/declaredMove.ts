/** A card that has been said, and waits: whether anybody says no to it, or pays for it, or what becomes of two goals. */

import type { TableView } from "../../net/wire";
import { readMove, type Move } from "../../table/choice/moves";

export const declared = (view: TableView): Move | null =>
  ["veto", "toll", "swap-goals"].includes(view.decision) && view.declared !== null ? readMove(view.declared) : null;
