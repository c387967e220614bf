/** What happened, in sentences. The page has kinder words for some events than the plain ones all programs share. */

import { known, list, say, type Words } from "../words";
import type { AnyEvent } from "../wire";
import { cardName } from "./cards";

/** A piece of a sentence; names stand out. */
export interface Piece {
  readonly text: string;
  readonly name: boolean;
}

const SEATS = new Set(["seat", "starter", "target", "connector", "first"]);
const PRIVATE = ["card", "cards", "goal", "role", "value"]; // null where the viewer may not know
// Marks that no name can hold; they become bold type.
const [BEGIN, END] = ["\u0002", "\u0003"];

export const messageId = (event: AnyEvent["event"]): string =>
  "event" + event.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

export const seatName = (seat: number, names: readonly string[]): string => names[seat] || say("seat-name", { seat });

const yes = (value: boolean): string => (value ? "yes" : "no");
const thing = (kind: string, word: string): string =>
  kind === "card" ? cardName(word) : say(`${kind}-name`, { [kind]: word });
const goalPlace = (y: number): string => (y < 0 ? "upper" : y > 0 ? "lower" : "middle");

function words(event: AnyEvent, names: readonly string[]): Words {
  const name = (seat: number): string => BEGIN + seatName(seat, names) + END;
  const fields = Object.entries(event) as [string, unknown][];
  const given = new Map(fields);
  const out: Words = { told: yes(PRIVATE.every((field) => given.get(field) !== null)) };
  for (const [field, value] of fields) {
    if (value === null) out[field] = "";
    else if (SEATS.has(field)) out[field] = name(Number(value));
    else if (field === "cards") out[field] = list((value as string[]).map(cardName));
    else if (field === "winners") {
      const winners = value as number[];
      out["winners"] = list(winners.map(name));
      out["count"] = winners.length;
    } else if (["card", "goal", "role", "tool"].includes(field)) out[field] = thing(field, String(value));
    else if (typeof value === "boolean") out[field] = yes(value);
    else out[field] = value as string | number;
  }
  if (given.has("x")) {
    const [x, y] = [given.get("x"), given.get("y")];
    out["at"] = `${String(x)},${String(y)}`;
    out["aim"] = x === null ? "nowhere" : "place";
    out["which"] = goalPlace(Number(y));
    if (event.event === "ActionPlayed") {
      out["kind"] = event.card.split("-")[0] ?? "";
      out["own"] = yes(event.target === event.seat);
    }
  }
  if (given.get("target") !== undefined && given.get("target") !== null) out["aim"] = "seat";
  return out;
}

/** The sentence of an event, in pieces. */
export function tell(event: AnyEvent, names: readonly string[]): Piece[] {
  const id = messageId(event.event);
  const own = `page-${id}`;
  const sentence = say(known(own) ? own : id, words(event, names));
  return sentence
    .split(new RegExp(`(${BEGIN}.*?${END})`))
    .filter((text) => text !== "")
    .map((text) => (text.startsWith(BEGIN) ? { text: text.slice(1, -1), name: true } : { text, name: false }));
}

export const sentence = (event: AnyEvent, names: readonly string[]): string =>
  tell(event, names)
    .map(({ text }) => text)
    .join("");

/** Whether an event is worth a line: not what everybody does all the time, nor what another line says already. */
export function worthTelling(event: AnyEvent, you: number | null): boolean {
  switch (event.event) {
    case "HandDealt":
    case "GoldOffered":
    case "PathRemoved":
    case "ToolMended":
    case "GoalFitted":
      return false;
    case "RoleDealt":
      return false; // never in a log that others may read over one's shoulder
    case "CardDrawn":
      return event.seat === you;
    case "ActionPlayed":
      return event.card !== "map"; // looking says it
    default:
      return true;
  }
}
