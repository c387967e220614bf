/** What has just happened at the table: the only reason for anything to move. */

import type { Table } from "../net/table.svelte";
import type { AnyEvent } from "../net/wire";

type Kind = AnyEvent["event"];
type Of<K extends Kind> = Extract<AnyEvent, { event: K }>;

/** What a part needs to know of the table. */
type Events = Pick<Table, "events" | "fresh" | "latest">;

const RECENT = 12; // events, or all that came with the last of them: a move that ends a round has more

/** The last events of some kinds that came while the page was open. */
export function lately<K extends Kind>(table: Events, ...kinds: K[]): Of<K>[] {
  const wanted = new Set<Kind>(kinds);
  return table.events
    .slice(Math.max(0, Math.min(table.events.length - RECENT, table.latest)))
    .filter((event): event is Of<K> => event.number >= table.fresh && wanted.has(event.event));
}

/** Whether the last thing a player did with his hand was to draw. */
export function hasDrawn(table: Events, seat: number | null): boolean {
  const last = lately(table, "PathLaid", "ActionPlayed", "CardPassed", "CardDrawn", "HandDealt").findLast(
    (event) => event.seat === seat,
  );
  return last?.event === "CardDrawn";
}

export type Blow = "breaks" | "mends";

/** What has just become of the tools of one player. */
export function blows(table: Events, seat: number): Map<string, Blow> {
  const found = new Map<string, Blow>();
  for (const event of lately(table, "ActionPlayed", "ToolMended")) {
    if (event.event === "ToolMended" && event.seat === seat) found.set(event.tool, "mends");
    if (event.event === "ActionPlayed" && event.target === seat && event.card.startsWith("break-"))
      found.set(event.card.slice("break-".length), "breaks");
  }
  return found;
}
