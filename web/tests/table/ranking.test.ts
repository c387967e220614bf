import { expect, it } from "vitest";
import type { AnyEvent } from "../../src/net/wire";
import { standings } from "../../src/table/result/ranking";
import { tableView } from "../kit";

const scored = (seat: number, nuggets: number): AnyEvent => ({ event: "Scored", number: seat, seat, nuggets });

it("the most gold wins, and equals share a rank", () => {
  const ranks = standings(tableView(), [scored(0, 2), scored(1, 5), scored(2, 5)]);
  expect(ranks).toEqual([
    { seat: 1, nuggets: 5, rank: 1 },
    { seat: 2, nuggets: 5, rank: 1 },
    { seat: 0, nuggets: 2, rank: 3 },
  ]);
});

it("gold that was changed does not count, loose nuggets do", () => {
  const view = tableView();
  const gold = { round: 1, openly: false };
  view.seats[0] = {
    hand: 0,
    broken: [],
    role: "miner",
    loose: 1, front: [], holds: [],
    gold: [
      { ...gold, value: 3, spent: true },
      { ...gold, value: 2, spent: false },
    ],
  };
  expect(standings(view, [])[0]).toEqual({ seat: 0, nuggets: 3, rank: 1 });
});
