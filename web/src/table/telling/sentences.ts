/** What happened, in sentences. The page has kinder words for some events than the plain ones all programs share. */

import type { AnyEvent, Notice } from "../../net/wire";
import { known, list, say, type Words } from "../../words";
import { cardName, useOf } from "./cardNames";
import { roleName } from "./roleNames";
import { world } from "./shownGame.svelte";

/** A piece of a sentence; names stand out. */
export interface Piece {
  readonly text: string;
  readonly name: boolean;
}

const SEATS = new Set(["seat", "starter", "target", "connector", "first", "other", "owner", "asker", "victim"]);
const THINGS = ["card", "goal", "role", "tool", "path", "chest", "side", "treasure"];
const PRIVATE = ["card", "cards", "goal", "role", "value", "path", "chest", "treasure"]; // null where the viewer may not know
// Marks that no name can hold; they become bold type.
const [BEGIN, END] = ["\u0002", "\u0003"];

export const messageId = (event: AnyEvent["event"]): string =>
  "event" + event.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

export const seatName = (seat: number, names: readonly string[]): string => names[seat] || say("seat-name", { seat });

const yes = (value: boolean): string => (value ? "yes" : "no");

/** `jewels-4`, its kind and its worth. */
export function treasureName(treasure: string): string {
  const [kind = "", value = ""] = treasure.split("-");
  return say("treasure-name", { kind, value });
}

/** `stone-ne`, `bag-2`, `chest-EW`: what it is, and of some how much or which. */
export function goalName(goal: string): string {
  const [what = "", which = ""] = goal.split("-");
  const face = ["stone", "bag", "chest"].includes(what) ? what : goal;
  return say("goal-name", { goal, face, nuggets: what === "bag" ? Number(which) : 0, path: which });
}

function thing(kind: string, word: string): string {
  if (kind === "card" || kind === "path") return cardName(word);
  if (kind === "goal") return goalName(word);
  if (kind === "treasure") return treasureName(word);
  return kind === "role" ? roleName(word) : say(`${kind}-name`, { [kind]: word });
}
const WAYS = ["none", "one", "both"];
const place = (x: unknown, y: unknown): string => `${String(x)},${String(y)}`;
const goalPlace = (y: number): string => (y < 0 ? "upper" : y > 0 ? "lower" : "middle");

function words(event: AnyEvent, names: readonly string[], game: string): Words {
  const name = (seat: number): string => standsOut(seatName(seat, names));
  const fields = Object.entries(event) as [string, unknown][];
  const given = new Map(fields);
  const out: Words = { game, told: yes(PRIVATE.every((field) => given.get(field) !== null)) };
  for (const [field, value] of fields) {
    if (value === null) out[field] = "";
    else if (SEATS.has(field)) out[field] = name(Number(value));
    else if (field === "cards") out[field] = list((value as string[]).map(cardName));
    else if (field === "winners") {
      const winners = value as (number | string)[];
      out["winners"] = list(winners.map((who) => (typeof who === "string" ? say("team-name", { team: who }) : name(who))));
      out["count"] = winners.length;
    } else if (field === "members") {
      const members = value as number[];
      out["members"] = list(members.map(name));
      out["count"] = members.length;
    } else if (field === "open") {
      const open = value as string[];
      out["open"] = list(open.map((team) => say("team-name", { team })));
      out["ways"] = WAYS[open.length] ?? "both";
    } else if (field === "out_of_reach") out["lost"] = (value as unknown[]).length;
    else if (field === "in_reach") out["left"] = (value as unknown[]).length;
    else if (THINGS.includes(field)) out[field] = thing(field, String(value));
    else if (typeof value === "boolean") out[field] = yes(value);
    else out[field] = value as string | number;
  }
  if (given.has("x")) {
    const [x, y] = [given.get("x"), given.get("y")];
    out["at"] = place(x, y);
    out["aim"] = x === null ? "nowhere" : "place";
    out["which"] = goalPlace(Number(y));
    if (event.event === "ActionPlayed") {
      out["kind"] = useOf(event.card);
      out["own"] = yes(event.target === event.seat);
    }
  }
  if (event.event === "FrontCleared") {
    out["kind"] = useOf(event.card);
    if (out["kind"] === "break") out["tool"] = thing("tool", event.card.replace("break-", ""));
  }
  if (given.get("target") !== undefined && given.get("target") !== null) out["aim"] = "seat";
  if (given.has("from_x")) {
    out["from"] = place(given.get("from_x"), given.get("from_y"));
    out["was"] = goalPlace(Number(given.get("from_y")));
  }
  if (given.has("x2") && given.get("x2") !== null) {
    out["at2"] = place(given.get("x2"), given.get("y2"));
    out["aim"] = "places";
    out["which2"] = goalPlace(Number(given.get("y2")));
  }
  return out;
}

const played = (): string => (world.forest ? "lost-mines" : "saboteur");

/** The sentence of an event in a game, in pieces. */
export function tell(event: AnyEvent, names: readonly string[], game = played()): Piece[] {
  const id = messageId(event.event);
  const own = game === "lost-mines" ? `forest-${id}` : `page-${id}`;
  return pieces(say(known(own) ? own : id, words(event, names, game)));
}

/** A name, as it stands out in a sentence. */
export const standsOut = (name: string): string => BEGIN + name + END;

export function pieces(sentence: string): Piece[] {
  return sentence
    .split(new RegExp(`(${BEGIN}.*?${END})`))
    .filter((text) => text !== "")
    .map((text) => (text.startsWith(BEGIN) ? { text: text.slice(1, -1), name: true } : { text, name: false }));
}

export const sentence = (event: AnyEvent, names: readonly string[], game?: string): string =>
  tell(event, names, game)
    .map(({ text }) => text)
    .join("");

/** What follows from these cards says it better. */
const SAID_AGAIN = new Set([
  ...["map", "hands-off", "free", "inspection", "swap-hats", "swap-hands"],
  ...["swap-goals", "change-direction", "diversion"],
  ...["axe", "boat", "rope", "forest-trap", "troll"],
  ...["info-mine-treasure", "info-mine-dwarf", "info-treasure-dwarf"],
]);

/** The events that are worth a line; of a walk only where it has led. */
export function lines(events: readonly AnyEvent[], you: number | null): AnyEvent[] {
  const told = events.filter((event) => worthTelling(event, you));
  return told.filter((event, at) => {
    const next = told[at + 1];
    return !(event.event === "DwarfStepped" && next?.event === "DwarfStepped" && next.seat === event.seat);
  });
}

/** Whether an event is worth a line: not what everybody does all the time, nor what another line says already. */
export function worthTelling(event: AnyEvent, you: number | null): boolean {
  switch (event.event) {
    case "HandDealt":
    case "GoldOffered":
    case "PathRemoved":
    case "ToolMended":
    case "GoalFitted":
    case "ClanShown":
      return false;
    case "FrontCleared":
      return event.card !== "troll"; // it is seen to go
    case "RoleDealt":
      return false; // never in a log that others may read over one's shoulder
    case "GoalRevealed":
      return !event.goal.startsWith("chest-"); // it lies on a chest, which is opened now
    case "CardDrawn":
      return event.seat === you;
    case "ActionPlayed":
      return !SAID_AGAIN.has(event.card);
    default:
      return true;
  }
}

/** The place in the mine that a line speaks of. */
export const placeOf = (event: AnyEvent | Notice): { x: number; y: number } | null =>
  "x" in event && event.x !== null && event.y !== null ? { x: event.x, y: event.y } : null;
