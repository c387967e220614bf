/** The table as this viewer sees it: what the server told, and nothing else. */

import { printed } from "../art/printed.svelte";
import { patched, patchedTable } from "./patch";
import type {
  AnyEvent,
  AnyTelling,
  ChatLine,
  Notice,
  Snapshot,
  TableInfo,
  TablePatch,
  TableView,
  Update,
  You,
} from "./wire";

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
  /** What has come of the next version while more of it is on its way. */
  #pieces: Update[] = [];

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

  #describe(info: TableInfo): void {
    this.info = info;
    this.heard = Date.now();
    printed.here = info.printed;
  }

  #change(patch: TablePatch): void {
    if (this.info) this.#describe(patchedTable(later(this.info, (Date.now() - this.heard) / 1000), patch));
  }

  #begin(all: Snapshot): void {
    this.#pieces = [];
    const seen = this.version !== null;
    this.version = all.version;
    this.you = all.you;
    this.#describe(all.table);
    this.view = all.view;
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
    this.#pieces.push(update);
    if (update.more) return true;
    const pieces = this.#pieces;
    this.#pieces = [];
    this.version = update.version;
    this.latest = pieces.flatMap(({ events }) => events ?? [])[0]?.number ?? this.latest;
    for (const piece of pieces) this.#take(piece);
    return true;
  }

  #take(piece: Update): void {
    if (piece.you) this.you = piece.you;
    if (piece.table) this.#change(piece.table);
    if (piece.view !== undefined) {
      this.view = piece.view;
      if (piece.view === null) {
        this.events = [];
        this.notices = [];
        this.fresh = 0;
      }
    }
    if (piece.patch && this.view) {
      this.view = patched(this.view, piece.patch);
    }
    this.#open(piece.window_left);
    if (piece.events) this.#happen(piece.events);
    if (piece.notices) this.notices = [...this.notices, ...piece.notices];
    if (piece.chat) this.chat = grown(this.chat, piece.chat[0]?.number ?? Infinity, piece.chat);
  }
}
