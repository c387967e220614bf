import { describe, expect, it } from "vitest";
import { Table } from "../../src/net/table.svelte";
import type { AnyEvent } from "../../src/net/wire";
import { blows, hasDrawn, lately } from "../../src/table/recentEvents";
import { snapshot } from "../kit";

const laid = (number: number, seat = 0): AnyEvent => ({
  event: "PathLaid",
  number,
  seat,
  card: "NE",
  x: 1,
  y: 0,
  turned: false,
});
const drew = (number: number, seat = 0): AnyEvent => ({ event: "CardDrawn", number, seat, card: null });
const broke = (number: number, target: number): AnyEvent => ({
  event: "ActionPlayed",
  number,
  seat: 0,
  card: "break-cart",
  target,
  tool: "cart",
  x: null,
  y: null, x2: null, y2: null, turned: false, side: null, slot: null,
});

describe("what has just happened", () => {
  it("is what came while the page was open, of the kinds asked for", () => {
    const table = { events: [laid(0), drew(1), laid(2), drew(3)], fresh: 2, latest: 0 };
    expect(lately(table, "PathLaid").map(({ number }) => number)).toEqual([2]);
  });

  it("is the whole of a move that has ended a round, however many gave up their secret at its end", () => {
    const table = new Table();
    table.apply(snapshot({ version: 1 }));
    const end = Array.from({ length: 20 }, (_, number) => (number === 0 ? laid(0) : drew(number)));
    table.apply({ type: "update", version: 2, events: end });
    expect(lately(table, "PathLaid")).toHaveLength(1);
    table.apply({ type: "update", version: 3, events: [drew(20)] });
    expect(lately(table, "PathLaid")).toHaveLength(0);
    expect(lately(table, "CardDrawn")).toHaveLength(12);
  });

  it("is a card drawn, until something else is done with the hand", () => {
    expect(hasDrawn({ events: [laid(0), drew(1)], fresh: 0, latest: 0 }, 0)).toBe(true);
    expect(hasDrawn({ events: [laid(0), drew(1), laid(2, 1), drew(3, 1)], fresh: 0, latest: 0 }, 0)).toBe(true);
    expect(hasDrawn({ events: [laid(0), drew(1), laid(2)], fresh: 0, latest: 0 }, 0)).toBe(false);
    expect(hasDrawn({ events: [laid(0), drew(1)], fresh: 2, latest: 0 }, 0)).toBe(false);
    expect(hasDrawn({ events: [laid(0), drew(1)], fresh: 0, latest: 0 }, null)).toBe(false);
  });

  it("is a blow to the tools of one player", () => {
    const table = { events: [broke(0, 2)], fresh: 0, latest: 0 };
    expect([...blows(table, 2)]).toEqual([["cart", "breaks"]]);
    expect(blows(table, 0).size).toBe(0);
    const mended: AnyEvent = { event: "ToolMended", number: 1, seat: 2, tool: "cart" };
    expect([...blows({ events: [broke(0, 2), mended], fresh: 0, latest: 0 }, 2)]).toEqual([["cart", "mends"]]);
  });
});
