import { describe, expect, it } from "vitest";
import { sharing, type Sharing } from "../../src/games/lost_mines/pools";
import { poolWords } from "../../src/games/lost_mines/poolWords";
import type { AnyEvent } from "../../src/net/wire";
import { seatData } from "../kit";
import { forestView } from "./forest";

const NAMES = ["Ann", "Bo", "Cy", "Di"];
const name = (seat: number): string => NAMES[seat] ?? "";

type Told = AnyEvent extends infer E ? (E extends AnyEvent ? Omit<E, "number"> : never) : never;

function shared(roles: readonly string[], ...told: Told[]): Sharing {
  const events = [{ event: "RoundEnded", outcome: "treasures", connector: null } as Told, ...told].map(
    (event, number) => ({ ...event, number }) as AnyEvent,
  );
  const before = { event: "Shared", number: -1, seat: 0, nuggets: 99, reason: "pool" } as AnyEvent;
  return sharing(forestView({ seats: roles.map((role) => seatData({ role })) }), [before, ...events]);
}

const brought = (seat: number, slot: number, treasure: string): Told => ({ event: "TreasureShown", seat, slot, treasure });
const pool = (clan: string, total: number, members: number[], each: number, rest: number): Told => ({
  event: "PoolShared",
  clan,
  total,
  members,
  each,
  rest,
});
const got = (seat: number, nuggets: number, reason: string): Told => ({ event: "Shared", seat, nuggets, reason });

describe("the points of a round", () => {
  it("go to the pools, with a saboteur on the other side, and the rest to the single best treasure", () => {
    const { pools, alone, dragon } = shared(
      ["blue-loyal", "yellow-saboteur", "blue-selfish", "yellow-loyal"],
      brought(0, 1, "gold-2"),
      brought(1, 2, "jewels-5"),
      brought(2, 3, "silver-3"),
      pool("blue", 7, [0, 1], 3, 1),
      got(0, 3, "pool"),
      got(1, 3, "pool"),
      got(1, 1, "rest"),
      pool("yellow", 0, [3], 0, 0),
      got(2, 3, "treasures"),
      { event: "DragonPaid", seat: 0, points: 2 },
    );
    expect(pools[0]).toMatchObject({ clan: "blue", total: 7, each: 3, rest: 1, lost: 0, best: 5 });
    expect(pools[0]?.members.map(({ seat, sum, points }) => [seat, sum, points])).toEqual([
      [0, 2, 3],
      [1, 5, 4],
    ]);
    expect(alone.map(({ seat, points }) => [seat, points])).toEqual([[2, 3]]);
    expect(dragon).toEqual({ seat: 0, points: 2 });
    expect(pools[0] && poolWords(pools[0], name, false)).toEqual([
      "7 points for 2 dwarfs: 3 for each.",
      "The point left over goes to Bo, who brought the single most valuable treasure, worth 5.",
    ]);
    expect(pools[1] && poolWords(pools[1], name, false)).toEqual([
      "They have brought no treasure, so there is nothing to share.",
    ]);
  });

  it("are split where two have equally good treasures", () => {
    const { pools } = shared(
      ["blue-loyal", "blue-loyal", "blue-loyal"],
      brought(0, 1, "gold-3"),
      brought(1, 2, "silver-3"),
      brought(2, 3, "gold-2"),
      pool("blue", 8, [0, 1, 2], 2, 2),
      ...[0, 1, 2].map((seat) => got(seat, 2, "pool")),
      got(0, 1, "rest"),
      got(1, 1, "rest"),
    );
    expect(pools[0]?.members.map(({ points }) => points)).toEqual([3, 3, 2]);
    expect(pools[0] && poolWords(pools[0], name, false)[1]).toBe(
      "2 points are left over. Ann and Bo brought equally valuable treasures, worth 3: 1 more for each of them.",
    );
  });

  it("are lost where they cannot be split", () => {
    const { pools } = shared(
      ["blue-loyal", "blue-loyal", "blue-loyal"],
      brought(0, 1, "gold-4"),
      brought(1, 2, "jewels-4"),
      brought(2, 3, "gold-2"),
      pool("blue", 10, [0, 1, 2], 3, 1),
      ...[0, 1, 2].map((seat) => got(seat, 3, "pool")),
    );
    expect(pools[0]).toMatchObject({ rest: 1, lost: 1 });
    expect(pools[0] && poolWords(pools[0], name, false).slice(1)).toEqual([
      "One point is lost: it cannot be split among those who have equal claims.",
    ]);
  });

  it("go by the sum where the house plays so", () => {
    const { pools } = shared(
      ["blue-loyal", "blue-loyal"],
      brought(0, 1, "gold-2"),
      brought(0, 2, "silver-2"),
      brought(1, 3, "gold-3"),
      pool("blue", 7, [0, 1], 3, 1),
      got(0, 3, "pool"),
      got(1, 3, "pool"),
      got(0, 1, "rest"),
    );
    expect(pools[0] && poolWords(pools[0], name, true)[1]).toBe(
      "The point left over goes to Ann, who brought the most altogether.",
    );
  });

  it("of another round are not counted", () => {
    expect(shared(["blue-loyal"], pool("blue", 0, [0], 0, 0)).pools[0]?.members[0]?.points).toBe(0);
  });
});
