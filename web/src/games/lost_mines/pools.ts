/** How the points of a round came about: pool by pool, then the selfish ones, then the dragon. */

import type { AnyEvent, PoolShared, TableView } from "../../net/wire";
import { dwarfOf } from "./clans";

export interface Treasure {
  readonly slot: number;
  readonly kind: string;
  readonly value: number;
}

export interface Member {
  readonly seat: number;
  readonly treasures: readonly Treasure[];
  readonly sum: number;
  /** His share of the pool, and what he gets of the rest. */
  readonly share: number;
  readonly rest: number;
  readonly points: number;
}

export interface Pool {
  readonly clan: string;
  readonly total: number;
  readonly each: number;
  readonly rest: number;
  /** What of the rest nobody got. */
  readonly lost: number;
  /** The treasure that decides who gets the rest. */
  readonly best: number;
  readonly members: readonly Member[];
}

export interface Sharing {
  readonly pools: readonly Pool[];
  readonly alone: readonly Member[];
  readonly dragon: { readonly seat: number; readonly points: number } | null;
}

/** All that has happened since the round was over. */
const after = (events: readonly AnyEvent[]): readonly AnyEvent[] =>
  events.slice(events.findLastIndex(({ event }) => event === "RoundEnded") + 1);

const valueOf = (treasure: string): number => Number(/\d+$/.exec(treasure)?.[0] ?? 0);
const kindOf = (treasure: string): string => treasure.replace(/-\d+$/, "");

export function sharing(view: TableView, events: readonly AnyEvent[]): Sharing {
  const news = after(events);
  const won = (seat: number, reason: string): number =>
    news.reduce(
      (sum, event) =>
        event.event === "Shared" && event.seat === seat && event.reason === reason ? sum + event.nuggets : sum,
      0,
    );
  const member = (seat: number): Member => {
    const treasures = news.flatMap((event) =>
      event.event === "TreasureShown" && event.seat === seat
        ? [{ slot: event.slot, kind: kindOf(event.treasure), value: valueOf(event.treasure) }]
        : [],
    );
    const [share, rest, own] = [won(seat, "pool"), won(seat, "rest"), won(seat, "treasures")];
    return {
      seat,
      treasures,
      sum: treasures.reduce((sum, { value }) => sum + value, 0),
      share,
      rest,
      points: share + rest + own,
    };
  };
  const pool = ({ clan, total, members: seats, each, rest }: PoolShared): Pool => {
    const members = seats.map(member);
    const given = members.reduce((sum, one) => sum + one.rest, 0);
    const best = Math.max(0, ...members.flatMap(({ treasures }) => treasures.map(({ value }) => value)));
    return { clan, total, each, rest, lost: rest - given, best, members };
  };
  const paid = news.find((event) => event.event === "DragonPaid");
  return {
    pools: news.filter((event) => event.event === "PoolShared").map(pool),
    alone: view.seats.flatMap(({ role }, seat) => (dwarfOf(role ?? "")?.wish === "selfish" ? [member(seat)] : [])),
    dragon: paid ? { seat: paid.seat, points: paid.points } : null,
  };
}
