/** The lines of the log: what happened in the game and, where it happened, what has become of people. */

import type { AnyEvent, Notice } from "../../net/wire";
import { say } from "../../words";
import { lines, pieces, standsOut, tell, worthTelling, type Piece } from "../telling/sentences";

export type Line = AnyEvent | Notice;

export const isNotice = (line: Line): line is Notice => "after" in line;

export const keyOf = (line: Line): string => `${isNotice(line) ? "notice " : ""}${line.number}`;

export function linesOf(events: readonly AnyEvent[], notices: readonly Notice[], you: number | null): Line[] {
  const waiting = [...notices];
  const all: Line[] = [];
  for (const event of lines(events, you)) {
    while (waiting[0] && waiting[0].after <= event.number) all.push(waiting.shift() as Notice);
    all.push(event);
  }
  return [...all, ...waiting];
}

/** The newest line; what everybody does all the time is none. A notice that has not been `read` stands before it. */
export function newestOf(
  events: readonly AnyEvent[],
  notice: Notice | undefined,
  you: number | null,
  read = true,
): Line[] {
  const event = events.findLast((one) => worthTelling(one, you) && one.event !== "CardDrawn");
  if (!notice) return event ? [event] : [];
  if (!event || notice.after > event.number) return [notice];
  return read ? [event] : [notice, event];
}

/** A line in pieces. In a notice everybody has the name they had then. */
export function tellLine(line: Line, names: readonly string[]): Piece[] {
  if (!isNotice(line)) return tell(line, names);
  const about = say("page-notice", { kind: line.kind, name: standsOut(line.name) });
  const host = line.host === null ? "" : ` ${say("page-notice-host", { host: standsOut(line.host) })}`;
  return pieces(about + host);
}
