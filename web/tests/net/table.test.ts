import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "../../src/net/table.svelte";
import type { AnyEvent, CellData, SetupInfo, Update } from "../../src/net/wire";
import { mine, snapshot, tableInfo, tableView, told } from "../kit";

let table: Table;

const update = (changes: Partial<Update> = {}): Update => ({
  type: "update",
  version: (table.version ?? 0) + 1,
  ...changes,
});
const drawn = (number: number): AnyEvent => ({ event: "CardDrawn", number, seat: 1, card: null });
const path = (x: number, y: number, card = "NESW"): CellData => ({
  x,
  y,
  what: "path",
  card,
  turned: false,
  seen_by: [], chest: null,
});
const places = (): string[] => (table.view?.mine ?? []).map(({ x, y }) => `${x},${y}`);

beforeEach(() => {
  table = new Table();
  table.apply(snapshot({ events: [drawn(0), drawn(1)] }));
});

describe("versions", () => {
  it("go up one by one", () => {
    expect(table.apply(update())).toBe(true);
    expect(table.version).toBe(8);
  });

  it("tell that something is missing, and then nothing changes", () => {
    expect(table.apply(update({ version: 9, patch: { pile: 3 } }))).toBe(false);
    expect(table.version).toBe(7);
    expect(table.view?.pile).toBe(20);
  });

  it("that were seen already change nothing", () => {
    expect(table.apply(update({ version: 7, patch: { pile: 3 } }))).toBe(true);
    expect(table.view?.pile).toBe(20);
  });
});

describe("a view that changes", () => {
  it("takes whole fields as they come, null too", () => {
    table.apply(update({ patch: { pile: 19, decider: null, hand: ["NE"], moves: { "pass NE": [""] } } }));
    expect(table.view).toMatchObject({ pile: 19, decider: null, hand: ["NE"], moves: { "pass NE": [""] }, round: 1 });
  });

  it("has new cards in the mine, others changed, others gone", () => {
    table.apply(update({ patch: { mine: mine(path(1, 0), path(2, 0)) } }));
    const goal: CellData = { x: 8, y: 0, what: "goal", card: "treasure", turned: false, seen_by: [], chest: null };
    table.apply(update({ patch: { mine: { "-": ["1,0"], ...mine(goal) } } }));
    expect(places()).toEqual(["0,0", "8,-2", "8,0", "8,2", "2,0"]);
    expect(table.view?.mine.find(({ x, y }) => x === 8 && y === 0)).toEqual(goal);
  });

  it("has discards added and single seats changed", () => {
    const [before] = table.view?.seats ?? [];
    const seat = { hand: 5, broken: ["cart"], role: null, gold: [], loose: 0, front: [], holds: [] };
    table.apply(update({ patch: { discard: { "0": { card: "map", seen_by: null } }, seats: { "2": { hand: 5, broken: ["cart"] } } } }));
    table.apply(update({ patch: { discard: { "1": { card: null, seen_by: [] } } } }));
    expect(table.view?.discard).toHaveLength(2);
    expect(table.view?.seats[2]).toEqual(seat);
    expect(table.view?.seats[0]).toBe(before);
  });

  it("is replaced whole, or taken away with its events when the game is", () => {
    table.apply(update({ view: told(tableView({ round: 2 })) }));
    expect(table.view?.round).toBe(2);
    table.apply(update({ view: null }));
    expect(table.view).toBeNull();
    expect(table.events).toEqual([]);
  });
});

describe("the table around it", () => {
  it("changes by fields and by seats", () => {
    table.apply(update({ table: { phase: "between", seats: { "0": { ready: true } } } }));
    expect(table.info?.phase).toBe("between");
    expect(table.info?.seats.map(({ ready }) => ready)).toEqual([true, false, false]);
    expect(table.info?.code).toBe("GOLD12");
  });

  it("has seats added, and fewer seats again", () => {
    const [ann] = tableInfo().seats;
    table.apply(update({ table: { seats: { "3": { ...ann, seat: 3, name: "Di" } } } }));
    expect(table.info?.seats.map(({ name }) => name)).toEqual(["Ann", "Bo", "Cy", "Di"]);
    table.apply(update({ table: { seats: { "-": ["2", "3"], "1": { name: "Di" } } } }));
    expect(table.info?.seats.map(({ name }) => name)).toEqual(["Ann", "Di"]);
  });

  it("can be set up anew", () => {
    const setup: SetupInfo = { game: "saboteur", edition: "pl", options: {}, modules: ["veto"] };
    table.apply(update({ table: { setup, capacity: 8 } }));
    expect(table.info).toMatchObject({ setup, capacity: 8 });
  });

  it("tells who is here without a version", () => {
    table.apply({ type: "presence", table: { watchers: 3 } });
    expect(table.info?.watchers).toBe(3);
    expect(table.version).toBe(7);
  });
});

describe("the seconds somebody is away", () => {
  const away = (): (number | null)[] => table.info?.seats.map(({ away_seconds }) => away_seconds) ?? [];

  /** Bo is here and lets the others wait, Cy is gone. */
  beforeEach(() => {
    vi.useFakeTimers();
    const seats = { "1": { away_seconds: 20 }, "2": { here: false, away_seconds: 20 } };
    table.apply({ type: "presence", table: { seats } });
    vi.advanceTimersByTime(5000);
  });
  afterEach(() => vi.useRealTimers());

  it("run on when other things of the table change", () => {
    table.apply(update({ table: { locked: true } }));
    expect(away()).toEqual([null, 25, 25]);
    expect(table.heard).toBe(Date.now());
  });

  it("run until the server says that they do not, whatever is played or said", () => {
    table.apply(update({ patch: { pile: 19 } }));
    table.apply({ type: "presence", table: { seats: { "1": { away_seconds: null } } } });
    expect(away()).toEqual([null, null, 25]);
  });
});

describe("events and chat", () => {
  it("grow", () => {
    table.apply(update({ events: [drawn(2)] }));
    table.apply(update({ events: [drawn(3)] }));
    expect(table.events.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  });

  it("of a new game begin again", () => {
    table.apply(update({ view: told(tableView()), events: [drawn(0)] }));
    expect(table.events.map(({ number }) => number)).toEqual([0]);
  });

  it("after a break go on where they stopped, and what was unsure is told anew", () => {
    const line = { number: 0, seat: 0, name: "Ann", text: "hi", at: 0 };
    table.apply(snapshot({ version: 12, events_from: 1, events: [drawn(1), drawn(2)], chat: [line] }));
    expect(table.events.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(table.version).toBe(12);
    table.apply(update({ chat: [{ ...line, number: 1, text: "there" }] }));
    expect(table.chat.map(({ text }) => text)).toEqual(["hi", "there"]);
  });

  it("may move only if they came while the page was open", () => {
    expect(table.fresh).toBe(2);
    table.apply(update({ events: [drawn(2)] }));
    expect(table.fresh).toBe(2);
  });
});
