/** What a player is at, in a few words. */

import type { SeatData, SeatInfo, TableInfo, TableView } from "../../net/wire";
import { onTurn } from "../../table/whoseTurn";
import { list, say } from "../../words";

export function status(view: TableView, info: TableInfo, seat: number, you: number | null): string {
  const who: SeatInfo | undefined = info.seats[seat];
  const words = (id: string): string => (seat === you ? say("page-status-you", { status: say(id) }) : say(id));
  if (who && !who.here && who.kind === "person" && !who.stand_in) return words("page-status-away");
  if (who?.stand_in) return words("page-status-stand-in");
  if (view.outcome !== null) return words(who?.ready ? "page-status-ready" : "page-status-done");
  if (onTurn(view) === seat)
    return words(view.forest ? (IN_FOREST[view.decision] ?? "forest-status-now") : seat === view.turn ? "page-status-now" : "page-status-asked");
  if (view.seats[seat]?.front.includes("trap")) return words("page-status-trapped");
  if (view.seats[seat]?.broken.length) return words("page-status-stuck");
  if (view.seats[seat]?.hand === 0) return words("page-status-no-cards");
  if (follows(view) === seat) return words("page-status-next");
  return words("page-status-waiting");
}

/** What one is at in the forest. */
const IN_FOREST: Readonly<Record<string, string>> = {
  walk: "forest-status-walks",
  fitting: "forest-status-walks",
  collect: "forest-status-walks",
  consent: "forest-status-asked",
};

/** Who comes after the one on turn; those without cards are left out. */
function follows(view: TableView): number {
  const count = view.seats.length;
  for (let step = 1; step < count; step++) {
    const seat = (view.turn + step * view.direction + step * count) % count;
    if ((view.seats[seat]?.hand ?? 0) > 0) return seat;
  }
  return view.turn;
}

/** All that a chip shows, for those who hear it. */
export function spoken(
  { hand, broken, front, holds }: SeatData,
  name: string,
  status: string,
  /** What somebody has in the forest, where there are no tools to break. */
  belongings: readonly string[] | null = null,
): string {
  const knows = holds.length > 0 ? [say("page-knows-cards", { count: holds.length })] : [];
  if (belongings)
    return [say("forest-player", { name, status, cards: say("page-cards", { count: hand }) }), ...belongings, ...knows].join(", ");
  const tools = list(broken.map((tool) => say("tool-name", { tool })));
  const whole = say("mine-player", {
    name,
    status,
    cards: say("page-cards", { count: hand }),
    tools: broken.length > 0 ? say("mine-tools-broken", { count: broken.length, tools }) : say("mine-tools-whole"),
  });
  const more = [
    ...front.map((mark) => say("mark-name", { mark })),
    ...knows,
  ];
  return [whole, ...more].join(", ");
}
