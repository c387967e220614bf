/** How gold is shared, with the reason for each nugget; and the ways that doors leave open. */

import { describe, expect, it } from "vitest";
import { outcomeOf, shares, wayWords } from "../../src/games/saboteur/sharing";
import { line, shared, ways } from "../../src/games/saboteur/waysToTreasure";
import type { AnyEvent, CellData } from "../../src/net/wire";
import { cell, seatData, tableView } from "../kit";

const start = cell(0, 0, null, { what: "start" });
const treasure = (x: number, y = 0): CellData => cell(x, y, "treasure", { what: "goal" });
const names = ["Ann", "Bo", "Cy", "Di"];
const name = (seat: number): string => names[seat] ?? "";

/** A blue door on the only way. */
const BARRED = [start, cell(1, 0, "EW:blue"), treasure(2)];

describe("the ways to the treasure", () => {
  it("are none where it is not reached", () => {
    expect(ways([start, cell(1, 0, "ew"), treasure(2)])).toEqual([]);
  });

  it("are one where no door stands", () => {
    const all = ways([start, cell(1, 0, "EW"), treasure(2)]);
    expect([shared(all), line(all[0]?.steps ?? [])]).toEqual([
      true,
      "M0.5 0.5L1 0.5M1 0.5Q1.5 0.5 2 0.5M2.5 0.5L2 0.5",
    ]);
  });

  it("are shut to the other team by a door", () => {
    const [blue, green] = ways(BARRED);
    expect([blue?.shut, green?.shut]).toEqual([[], [{ x: 1, y: 0 }]]);
  });

  it("lead round a door where that is possible", () => {
    const round = [...BARRED, cell(0, 1, "NE"), cell(1, 1, "EW"), cell(2, 1, "NW")];
    const [blue, green] = ways(round);
    expect([blue?.steps.length, green?.steps.length, green?.shut]).toEqual([3, 5, []]);
  });

  it("go over ladders, which break the line", () => {
    const [blue] = ways([start, cell(5, 3, "NE#"), treasure(6, 3)]);
    expect(blue?.steps.map(({ from, to }) => [from, to])).toEqual([
      [null, null],
      [null, "E"],
      ["W", null],
    ]);
    expect(line(blue?.steps ?? [])).toBe("M5.5 3.5L6 3.5M6.5 3.5L6 3.5");
  });

  it("never change over on a bridge", () => {
    expect(ways([start, cell(1, 0, "NS+EW"), cell(1, 1, "NE"), treasure(2, 1)])).toEqual([]);
  });
});

describe("the gold of a round", () => {
  const seats = ["blue-miner", "green-miner", "boss", "saboteur"].map((role) => seatData({ role }));
  const view = tableView({ outcome: "treasure", connector: 2, seats, mine: BARRED });
  const over: AnyEvent = { event: "RoundEnded", number: 1, outcome: "treasure", connector: 2 };
  const judged: AnyEvent = { event: "WaysJudged", number: 2, open: ["blue"], winners: ["blue"] };
  const share = (number: number, seat: number, nuggets: number, reason: string): AnyEvent => ({
    ...{ event: "Shared", number, seat, nuggets, reason },
  });
  const stolen: AnyEvent = { event: "NuggetStolen", number: 5, seat: 3, victim: 0 };
  const events = [share(0, 1, 9, "team"), over, judged, share(3, 0, 4, "team"), share(4, 2, 3, "boss"), stolen];
  const told = (seat: number, changes = view): unknown[] =>
    shares(changes, events, ways(view.mine), seat, name).map(({ text, nuggets, step }) => [text, nuggets, step]);

  it("is told by name of who has won", () => {
    expect(outcomeOf(view, events)).toBe("blue");
    expect(outcomeOf({ ...view, outcome: "spider" }, events)).toBe("spider");
    expect(outcomeOf({ ...view, seats: [...seats, seatData({ role: "greedy" })], connector: 4 }, [over])).toBe("greedy");
    expect(outcomeOf(view, [over, { ...judged, open: [], winners: [] }])).toBe("none");
  });

  it("has a reason for every nugget, step by step, and none of an earlier round", () => {
    expect(told(0)).toEqual([
      ["with the blue team", 4, 0],
      ["stolen by Di", -1, 2],
    ]);
    expect(told(2)).toEqual([["as the boss: one less", 3, 1]]);
    expect(told(3)).toEqual([["stolen from Ann", 1, 2]]);
  });

  it("says which door kept somebody from it", () => {
    expect(told(1)).toEqual([["closed to green by the blue door", null, 0]]);
    expect(wayWords(ways(view.mine))).toEqual(["The way is closed to green by the blue door."]);
  });

  it("says why saboteurs go away empty-handed, unless they have stolen some", () => {
    const two = { ...view, seats: [...seats, seatData({ role: "saboteur" })] };
    expect(told(4, two)).toEqual([["the treasure was found", null, 0]]);
    expect(told(3, two)).toEqual([["stolen from Ann", 1, 2]]);
  });

  it("says that a trap did", () => {
    const trapped = seats.map((seat, at) => (at === 1 ? { ...seat, front: ["trap"] } : seat));
    expect(told(1, { ...view, seats: trapped })).toEqual([["trapped: no share", null, 0]]);
  });

  it("needs no reasons where gold cards go round", () => {
    expect(shares(view, [over], [], 1, name)).toEqual([]);
  });
});

describe("gold cards", () => {
  const seats = ["miner", "miner", "saboteur"].map((role) => seatData({ role }));
  const over = (outcome: string): AnyEvent => ({ event: "RoundEnded", number: 0, outcome, connector: 1 });
  const kept = (number: number, seat: number): AnyEvent => ({ event: "GoldKept", number, seat, value: null });
  const told = (outcome: string, events: AnyEvent[]): string[][] => {
    const view = tableView({ outcome, connector: 1, seats });
    return seats.map((_, seat) => shares(view, [over(outcome), ...events], [], seat, name).map(({ text }) => text));
  };

  it("are chosen one after the other, and saboteurs are told why there is none for them", () => {
    const drawn: AnyEvent = { event: "GoldDrawn", number: 1, first: 1, count: 2 };
    expect(told("treasure", [drawn, kept(2, 1), kept(3, 0)])).toEqual([
      ["chose after Bo"],
      ["chose first"],
      ["the treasure was found"],
    ]);
  });

  it("are not for miners who have not got there", () => {
    const paid: AnyEvent = { event: "GoldPaid", number: 1, seat: 2, value: 3 };
    expect(told("exhausted", [paid])).toEqual([["the treasure was not reached"], ["the treasure was not reached"], []]);
  });
});
