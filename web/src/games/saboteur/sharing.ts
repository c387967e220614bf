/** How the gold of a round was shared: who has won, and for every nugget the reason. */

import type { AnyEvent, TableView, WaysJudged } from "../../net/wire";
import { say } from "../../words";
import { ways, type Way } from "./waysToTreasure";

export interface Share {
  readonly text: string;
  /** What it brings; null for a reason why nothing came of it. */
  readonly nuggets: number | null;
  /** The how-manieth step of the sharing it is. */
  readonly step: number;
}

type NameOf = (seat: number) => string;

/** All that has happened since the round was over. */
const after = (events: readonly AnyEvent[]): readonly AnyEvent[] =>
  events.slice(events.findLastIndex(({ event }) => event === "RoundEnded") + 1);

const judged = (events: readonly AnyEvent[]): WaysJudged | null =>
  after(events).find((event) => event.event === "WaysJudged") ?? null;

/** Who has won, as the words of the page tell it: miners, a team, both or none of them, the greedy dwarf, … */
export function outcomeOf(view: TableView, events: readonly AnyEvent[]): string {
  if (view.outcome !== "treasure") return view.outcome ?? "";
  const { winners } = judged(events) ?? {};
  if (winners) return winners.length === 0 ? "none" : winners.length > 1 ? "both" : (winners[0] ?? "");
  const first = view.connector === null ? null : view.seats[view.connector]?.role;
  return first === "greedy" ? "greedy" : "treasure";
}

/** Where doors decide, the way of each team; elsewhere there is one way for all, and nothing to tell. */
export const waysTold = (view: TableView, events: readonly AnyEvent[]): Way[] => (judged(events) ? ways(view.mine) : []);

/** What the doors say: to whom the way is open, and which doors shut the others out. */
export function wayWords(all: readonly Way[]): string[] {
  return all
    .filter(({ shut }) => shut.length > 0)
    .map(({ team, shut }) => say("page-way-shut", { team, count: shut.length }));
}

/** Every share of one seat, in the order in which they were dealt out; or why there is none. */
export function shares(
  view: TableView,
  events: readonly AnyEvent[],
  all: readonly Way[],
  seat: number,
  name: NameOf,
): Share[] {
  const found: Share[] = [];
  let step = 0;
  let before: number | null = null; // who chose a gold card last
  const add = (text: string, nuggets: number | null): void => void found.push({ text, nuggets, step });
  for (const event of after(events)) {
    if (event.event === "Shared" && event.seat === seat)
      add(say("page-gold-share", { reason: reasonOf(view, event.reason, seat) }), event.nuggets);
    if (event.event === "NuggetStolen" && event.seat === seat)
      add(say("page-gold-share-stolen", { victim: name(event.victim) }), 1);
    if (event.event === "NuggetStolen" && event.victim === seat)
      add(say("page-gold-share-robbed", { thief: name(event.seat) }), -1);
    if (event.event === "TheftForgone" && event.seat === seat) add(say("page-gold-share-forgone"), null);
    if (event.event === "GoldKept") {
      if (event.seat === seat)
        add(before === null ? say("page-gold-share-first") : say("page-gold-share-next", { before: name(before) }), null);
      before = event.seat;
    }
    if (["Shared", "NuggetStolen", "TheftForgone", "GoldKept"].includes(event.event)) step += 1;
  }
  const paid = found.some(({ nuggets }) => nuggets !== null && nuggets >= 0);
  const why = paid ? null : whyNothing(view, events, all, seat);
  return why === null ? found : [{ text: why, nuggets: null, step: 0 }, ...found];
}

const teamOf = (role: string | null | undefined): string => (role ?? "").replace(/-miner$/, "");

/** A team's share is that of its colour, where there are colours. */
function reasonOf(view: TableView, reason: string, seat: number): string {
  const role = teamOf(view.seats[seat]?.role);
  return reason === "team" && ["blue", "green"].includes(role) ? role : reason;
}

/** Why somebody goes away empty-handed; null where there is nothing to explain. */
function whyNothing(view: TableView, events: readonly AnyEvent[], all: readonly Way[], seat: number): string | null {
  const verdict = judged(events);
  const dealt = after(events).some(({ event }) => event === "GoldDrawn" || event === "GoldPaid");
  if (!dealt && !events.some(({ event }) => event === "Shared") && !verdict) return null;
  if (view.seats[seat]?.front.includes("trap")) return say("page-gold-share-trapped");
  const role = teamOf(view.seats[seat]?.role);
  if (role === "geologist") return say("page-gold-share-no-crystals");
  if (role === "saboteur") return view.outcome === "treasure" ? say("page-gold-share-found") : null;
  if (role === "miner") return view.outcome === "exhausted" ? say("page-gold-share-buried") : null;
  if (role !== "blue" && role !== "green") return null;
  if (view.outcome !== "treasure") return say("page-gold-share-buried");
  if (!verdict?.open.includes(role)) {
    const shut = all.find(({ team }) => team === role)?.shut.length ?? 1;
    return say("page-gold-share-closed", { team: role, count: Math.max(shut, 1) });
  }
  return verdict.winners.includes(role) ? null : say("page-gold-share-late");
}
