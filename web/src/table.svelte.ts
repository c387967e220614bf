/** The table as this viewer sees it: what the server told, and nothing else. */

import { patched, patchedTable } from "./patch";
import type { AnyEvent, AnyTelling, ChatLine, Snapshot, TableInfo, TableView, Update, You } from "./wire";

/** What is numbered: those from a number on give way to what comes. */
const grown = <T extends { number: number }>(have: readonly T[], from: number, more: readonly T[]): T[] => [
  ...have.filter((entry) => entry.number < from),
  ...more,
];

/** The seconds somebody is away run by themselves; they are not told again. */
const later = (info: TableInfo, seconds: number): TableInfo => ({
  ...info,
  seats: info.seats.map((seat) =>
    seat.away_seconds === null ? seat : { ...seat, away_seconds: seat.away_seconds + seconds },
  ),
});

/** Something was played: nobody who is here has let the others wait yet. */
const awake = (info: TableInfo): TableInfo => ({
  ...info,
  seats: info.seats.map((seat) => (seat.here ? { ...seat, away_seconds: null } : seat)),
});

export class Table {
  version = $state.raw<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false });
  view = $state.raw<TableView | null>(null);
  events = $state.raw<readonly AnyEvent[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Events from this number on came while the page was open: they may move. */
  fresh = $state.raw(0);
  nudges = $state.raw(0);
  /** When the table was last described, to count on from there. */
  heard = $state.raw(0);
  windowLeft = $state.raw<number | null>(null);

  /** Takes in what was told. False if something before it is missing. */
  apply(telling: AnyTelling): boolean {
    switch (telling.type) {
      case "snapshot":
        this.#begin(telling);
        return true;
      case "update":
        return this.#go(telling);
      case "events":
        this.#happen(telling.events);
        return true;
      case "presence":
        this.#describe(telling.table);
        return true;
      case "nudge":
        this.nudges += 1;
        return true;
      default:
        return true;
    }
  }

  #describe(info: TableInfo): void {
    this.info = info;
    this.heard = Date.now();
  }

  #begin(all: Snapshot): void {
    const seen = this.version !== null;
    this.version = all.version;
    this.you = all.you;
    this.#describe(all.table);
    this.view = all.view;
    this.windowLeft = all.window_left;
    this.events = grown(this.events, all.events_from, all.events);
    this.chat = grown(this.chat, all.chat_from, all.chat);
    if (!seen) this.fresh = this.events.length;
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
    if (update.you) this.you = update.you;
    if (this.info) {
      let info = later(this.info, (Date.now() - this.heard) / 1000);
      if (update.view ?? update.patch) info = awake(info);
      this.#describe(update.table ? patchedTable(info, update.table) : info);
    }
    if (update.view !== undefined) {
      this.view = update.view;
      if (update.view === null) {
        this.events = [];
        this.fresh = 0;
      }
    }
    if (update.patch && this.view) {
      if (update.patch.decision === "veto") this.windowLeft = this.info?.veto_seconds ?? null;
      this.view = patched(this.view, update.patch);
    }
    if (update.events) this.#happen(update.events);
    if (update.chat) this.chat = grown(this.chat, update.chat[0]?.number ?? Infinity, update.chat);
    return true;
  }
}
