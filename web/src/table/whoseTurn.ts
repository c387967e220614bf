/** Whose turn it looks like, and who has something to decide. */

import type { TableView } from "../net/wire";

/** A card waits for its veto: many may be asked at once, but the turn is that of the player who played it. */
export const vetoOpen = (view: TableView): boolean => view.decision === "veto" && !view.over;

/** The seat that everybody looks at. */
export const onTurn = (view: TableView): number | null => (vetoOpen(view) ? view.turn : view.decider);

/** Whether a seat has anything to decide; without a veto nobody can stop a card. */
export const decides = (view: TableView, seat: number | null): boolean =>
  seat !== null && view.decider === seat && (!vetoOpen(view) || "veto" in view.moves);
