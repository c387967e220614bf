import { expect, it } from "vitest";
import { merged, type Change } from "../../src/net/merge";
import { viewOf } from "../../src/net/seen";
import { mine, tableView, told } from "../kit";
import cases from "./changes.json";

/** What the server makes of two mappings (`tests/properties/test_one_view.py`), and of parts of games as a seat sees them. */
const CASES = cases as { old: Change; told: Change[]; new: Change }[];

it.each(CASES)("a change makes the new mapping out of the old one", (one) => {
  const before = structuredClone(one.old);
  expect(one.told.reduce((old, change) => merged(old, change), one.old)).toEqual(one.new);
  expect(one.old).toEqual(before);
});

it("there are games among them, with cards that go", () => {
  const moved = CASES.filter(({ told }) => told.length > 20);
  expect(moved.map(({ told }) => told.some((change) => JSON.stringify(change).includes('"-"')))).toEqual([true, true, true]);
});

it("what has not changed is the same object as before, in lists too", () => {
  const old = told(tableView());
  const now = merged(old, { pile: 19, mine: { "8,0": { card: "treasure" } } });
  expect(now.mine["8,2"]).toBe(old.mine["8,2"]);
  expect(viewOf(now).seats).toBe(viewOf(old).seats);
  expect(viewOf(now).mine).not.toBe(viewOf(old).mine);
});

it("is listed by numbers, not by when it came", () => {
  const some = told(tableView({ mine: [], discard: Array.from({ length: 9 }, () => ({ card: null, seen_by: [] })) }));
  const more = merged(some, { discard: { "10": { card: "NE", seen_by: null }, "9": { card: "NW", seen_by: null } }, mine: mine() });
  expect(viewOf(more).discard.slice(9).map(({ card }) => card)).toEqual(["NW", "NE"]);
});

it("where no module shows anything of its own there is none of it", () => {
  expect(viewOf(told(tableView()))).toMatchObject({ figures: [], forest: null, maps_banned: false });
  const { figures: _, maps_banned: __, ...bare } = told(tableView());
  expect(viewOf(bare)).toMatchObject({ figures: [], forest: null, maps_banned: false });
});
