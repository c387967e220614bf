/** What a player is at, in a few words. */

import type { SeatInfo, TableInfo, TableView } from "../wire";
import { say } from "../words";

export function status(view: TableView, info: TableInfo, seat: number, you: number | null): string {
  const who: SeatInfo | undefined = info.seats[seat];
  const words = (id: string): string => (seat === you ? say("page-status-you", { status: say(id) }) : say(id));
  if (who && !who.here && who.kind === "person" && !who.stand_in) return words("page-status-away");
  if (who?.stand_in) return words("page-status-stand-in");
  if (view.outcome !== null) return words(who?.ready ? "page-status-ready" : "page-status-done");
  if (view.decider === seat) return words("page-status-now");
  if (view.seats[seat]?.broken.length) return words("page-status-stuck");
  if (view.seats[seat]?.hand === 0) return words("page-status-no-cards");
  if (follows(view) === seat) return words("page-status-next");
  return words("page-status-waiting");
}

/** Who comes after the one on turn; those without cards are left out. */
function follows(view: TableView): number {
  const count = view.seats.length;
  for (let step = 1; step < count; step++) {
    const seat = (view.turn + step) % count;
    if ((view.seats[seat]?.hand ?? 0) > 0) return seat;
  }
  return view.turn;
}
