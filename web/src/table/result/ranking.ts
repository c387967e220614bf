/** Who has won, and by how much. */

import type { AnyEvent, TableView } from "../../net/wire";

export interface Standing {
  readonly seat: number;
  readonly nuggets: number;
  /** 1 for the winners; who has as much shares a rank. */
  readonly rank: number;
}

/** What a seat is known to have. */
export const nuggetsOf = (view: TableView, seat: number): number => {
  const data = view.seats[seat];
  return (data?.loose ?? 0) + (data?.gold ?? []).reduce((sum, { value, spent }) => sum + (spent ? 0 : (value ?? 0)), 0);
};

export function standings(view: TableView, events: readonly AnyEvent[]): Standing[] {
  const scored = new Map(
    events.flatMap((event) => (event.event === "Scored" ? [[event.seat, event.nuggets] as const] : [])),
  );
  const sums = view.seats.map((_, seat) => ({ seat, nuggets: scored.get(seat) ?? nuggetsOf(view, seat) }));
  return sums
    .map(({ seat, nuggets }) => ({ seat, nuggets, rank: 1 + sums.filter((other) => other.nuggets > nuggets).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

const STEPS = 3;

/** Who stands on the podium, step by step from the highest: equals share one, and none is left out. */
export function stepsOf(all: readonly Standing[]): Standing[][] {
  const ranks = [...new Set(all.map(({ rank }) => rank))].filter((rank) => rank <= STEPS);
  return ranks.map((rank) => all.filter((one) => one.rank === rank));
}
