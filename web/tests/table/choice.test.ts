import { beforeEach, describe, expect, it } from "vitest";
import { Table } from "../../src/net/table.svelte";
import type { Moves } from "../../src/net/wire";
import { Choice } from "../../src/table/choice/choice.svelte";
import { readMove, readMoves } from "../../src/table/choice/moves";
import { snapshot, tableView } from "../kit";

const MOVES: Moves = {
  "lay NE": ["1,0", "1,0 turned", "0,1 turned"],
  "pass NE": [""],
  "play break-cart": ["on 1", "on 2"],
  "pass break-cart": [""],
  "play fix-pickaxe-cart": ["on 2 pickaxe", "on 2 cart"],
  "play map": ["at 8,-2", "at 8,2"],
  "pass nes": [""],
};
const HAND = ["NE", "break-cart", "fix-pickaxe-cart", "map", "nes"];

let choice: Choice;

beforeEach(() => {
  const table = new Table();
  table.apply(snapshot({ view: tableView({ hand: HAND, moves: MOVES }) }));
  choice = new Choice(table);
});

describe("moves", () => {
  it("are read from their text", () => {
    expect(readMove("lay NE 3,-1 turned")).toEqual({
      text: "lay NE 3,-1 turned",
      act: "lay",
      card: "NE",
      x: 3,
      y: -1,
      turned: true,
      asking: null,
    });
    expect(readMove("play fix-pickaxe-cart on 2 cart")).toMatchObject({ act: "aim", seat: 2, tool: "cart" });
    expect(readMove("play break-cart on 1")).toMatchObject({ act: "aim", seat: 1, tool: null });
    expect(readMove("turn upright")).toMatchObject({ act: "fit", turned: false });
    expect(readMove("sing loudly")).toBeNull();
  });

  it("are put together from how they begin", () => {
    expect(readMoves({ keep: ["3", "1"], allow: [""] }).map(({ text }) => text)).toEqual(["keep 3", "keep 1", "allow"]);
  });
});

describe("a tunnel card", () => {
  beforeEach(() => choice.take(0));

  it("lights every place, whichever way it fits", () => {
    expect(choice.lit.map(({ x, y }) => `${x},${y}`)).toEqual(["0,1", "1,0"]);
    expect(choice.move).toBeNull();
  });

  it("turns itself where it fits only the other way round", () => {
    choice.point({ x: 0, y: 1 });
    expect(choice.move?.text).toBe("lay NE 0,1 turned");
    expect(choice.canTurn).toBe(false);
  });

  it("is turned by hand where it fits both ways", () => {
    choice.point({ x: 1, y: 0 });
    expect(choice.move?.text).toBe("lay NE 1,0");
    choice.turn();
    expect(choice.move?.text).toBe("lay NE 1,0 turned");
  });

  it("asks about other places as it lies", () => {
    expect(choice.question({ x: 5, y: 5 })).toBe("lay NE 5,5");
    choice.turn();
    expect(choice.question({ x: 5, y: 5 })).toBe("lay NE 5,5 turned");
  });

  it("goes back one step at a time", () => {
    choice.point({ x: 1, y: 0 });
    choice.back();
    expect([choice.place, choice.card]).toEqual([null, "NE"]);
    choice.back();
    expect(choice.card).toBeNull();
  });
});

describe("other cards", () => {
  it("aim at players", () => {
    choice.take(1);
    expect(choice.targets).toEqual([1, 2]);
    choice.aim(2);
    expect(choice.move?.text).toBe("play break-cart on 2");
  });

  it("ask which tool, and aim at once if there is one player only", () => {
    choice.take(2);
    expect([choice.seat, choice.tools, choice.move]).toEqual([2, ["pickaxe", "cart"], null]);
    choice.tool = "cart";
    expect(choice.move?.text).toBe("play fix-pickaxe-cart on 2 cart");
  });

  it("point at goals", () => {
    choice.take(3);
    choice.point({ x: 8, y: 2 });
    expect(choice.move?.text).toBe("play map at 8,2");
    expect(choice.question({ x: 1, y: 1 })).toBe("play map at 1,1");
  });

  it("that have no use can still be passed", () => {
    choice.take(4);
    expect([choice.playable(4), choice.lit, choice.move, choice.passing?.text]).toEqual([false, [], null, "pass nes"]);
  });
});
