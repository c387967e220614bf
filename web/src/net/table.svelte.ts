/** The table as this viewer sees it: what the server told, and nothing else. */

import { printed } from "../art/printed.svelte";
import { merged, type Change } from "./merge";
import { infoOf, viewOf } from "./seen";
import type {
  AnyEvent,
  AnyTelling,
  ChatLine,
  Notice,
  Snapshot,
  TableData,
  TableInfo,
  TableView,
  Update,
  ViewData,
  You,
} from "./wire";

/** What is numbered: those from a number on give way to what comes. */
const grown = <T extends { number: number }>(have: readonly T[], from: number, more: readonly T[]): T[] => [
  ...have.filter((entry) => entry.number < from),
  ...more,
];

/** The seconds somebody is away run by themselves; they are not told again. */
const later = (table: TableData, seconds: number): TableData => ({
  ...table,
  seats: Object.fromEntries(
    Object.entries(table.seats).map(([key, seat]) => [
      key,
      seat.away_seconds === null ? seat : { ...seat, away_seconds: seat.away_seconds + seconds },
    ]),
  ),
});

export class Table {
  version = $state.raw<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false });
  view = $state.raw<TableView | null>(null);
  events = $state.raw<readonly AnyEvent[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What has become of people in this game. */
  notices = $state.raw<readonly Notice[]>([]);
  /** Events from this number on came while the page was open: they may move. */
  fresh = $state.raw(0);
  /** Events from this number on came together, as the last ones. */
  latest = $state.raw(0);
  nudges = $state.raw(0);
  /** When the table was last described, to count on from there. */
  heard = $state.raw(0);
  /** The veto window, and how many seconds it had left when it was told. */
  window = $state.raw<{ readonly left: number } | null>(null);
  /** What was told of both, to be changed by what is told next. */
  #table: TableData | null = null;
  #view: ViewData | null = null;

  /** Takes in what was told. False if something before it is missing. */
  apply(telling: AnyTelling): boolean {
    switch (telling.type) {
      case "snapshot":
        this.#begin(telling);
        return true;
      case "update":
        return this.#go(telling);
      case "presence":
        this.#change(telling.table);
        this.#open(telling.window_left);
        return true;
      case "nudge":
        this.nudges += 1;
        return true;
      default:
        return true;
    }
  }

  #describe(table: TableData): void {
    this.#table = table;
    this.info = infoOf(table);
    this.heard = Date.now();
    printed.here = table.printed;
  }

  #show(view: ViewData | null): void {
    this.#view = view;
    this.view = view && viewOf(view);
  }

  #change(told: Change): void {
    if (this.#table) this.#describe(merged(later(this.#table, (Date.now() - this.heard) / 1000), told));
  }

  #begin(all: Snapshot): void {
    const seen = this.version !== null;
    this.version = all.version;
    this.you = all.you;
    this.#describe(all.table);
    this.#show(all.view);
    this.window = null;
    this.#open(all.window_left);
    this.events = grown(this.events, all.events_from, all.events);
    this.chat = grown(this.chat, all.chat_from, all.chat);
    this.notices = all.notices;
    this.latest = this.events.length;
    if (!seen) this.fresh = this.events.length;
  }

  /** A veto window opens, or begins anew. */
  #open(left: number | null | undefined): void {
    if (left !== null && left !== undefined) this.window = { left };
  }

  /** Numbers that come again are those of a new game. */
  #happen(events: readonly AnyEvent[]): void {
    const first = events[0];
    if (!first) return;
    if (first.number < this.fresh) this.fresh = first.number;
    this.events = grown(this.events, first.number, events);
  }

  #go(update: Update): boolean {
    if (this.version === null || update.version > this.version + 1) return false;
    if (update.version <= this.version) return true; // told twice
    this.version = update.version;
    this.latest = update.events?.[0]?.number ?? this.latest;
    if (update.you) this.you = update.you;
    if (update.table) this.#change(update.table);
    if (update.view !== undefined) this.#show(update.view);
    if (update.view === null) {
      this.events = [];
      this.notices = [];
      this.fresh = 0;
    }
    if (update.patch && this.#view) this.#show(merged(this.#view, update.patch));
    this.#open(update.window_left);
    if (update.events) this.#happen(update.events);
    if (update.notices) this.notices = [...this.notices, ...update.notices];
    if (update.chat) this.chat = grown(this.chat, update.chat[0]?.number ?? Infinity, update.chat);
    return true;
  }
}
