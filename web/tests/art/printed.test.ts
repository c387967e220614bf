import { afterEach, describe, expect, test } from "vitest";
import { cardFace, shapeOf } from "../../src/art/cardFace";
import { faceImage } from "../../src/art/faceSymbols";
import { printed } from "../../src/art/printed.svelte";
import { parseShape, spell, type Shape } from "../../src/art/shape";
import { misfits } from "../../src/board/misfit";
import { spokenCell } from "../../src/board/spokenPlaces";
import { openings } from "../../src/games/saboteur/art/pieces";
import { outside } from "../../src/games/saboteur/postcard";
import { reach } from "../../src/games/saboteur/reachedTunnels";
import type { CellData } from "../../src/net/wire";

const spelled = (name: string, half = false): string | null => {
  const shape = shapeOf(name, half);
  return shape && spell(shape);
};
const lies = (x: number, y: number, what: string, card: string | null): CellData => ({
  x, y, what, card, turned: false, seen_by: [], chest: null,
});

afterEach(() => {
  printed.here = {};
});

describe("the decks of the table say what is printed", () => {
  test("on goals and on the start, whatever they are called", () => {
    printed.here = { start: "NES", "bag-1": "NESW", "bag-3": "NS", "stone-ns": "NS", dragon: "NEsw" };
    expect(["start", "bag-1", "bag-3", "stone-ns", "dragon"].map((name) => spelled(name))).toEqual(
      ["NES", "NESW", "NS", "NS", "NEsw"],
    );
    expect(spelled("dragon", true)).toBe("SWne");
    for (const name of Object.keys(printed.here)) expect(cardFace(name)).toMatch(/^<g .*<\/g>$/s);
  });

  test("on starts and mines of the forest", () => {
    printed.here = { "mine-gold": "NSE", "start-blue": "EW" };
    expect([spelled("mine-gold"), spelled("start-blue"), spelled("mine-silver")]).toEqual(["NSE", "EW", "NSE"]);
    expect(cardFace("mine-gold", { forest: true })).toMatch(/^<g /);
  });

  test("and a card away from any table is as in our own", () => {
    expect([spelled("start"), spelled("bag-2"), spelled("mine-gold")]).toEqual(["NESW#", "NW", "SW"]);
    expect(() => cardFace("bag-3")).toThrow(/no card "bag-3"/);
    expect(() => cardFace("stone-ns")).toThrow(/no card/);
  });

  test("a name that has another shape at another table is another picture", () => {
    const ours = faceImage("dragon");
    printed.here = { dragon: "NESW" };
    expect(faceImage("dragon")).not.toBe(ours);
    printed.here = {};
    expect(faceImage("dragon")).toBe(ours);
  });

  test("a bag of more than two nuggets says how many by a figure", () => {
    printed.here = { "bag-3": "NE", "bag-7": "NE", "bag-17": "NE" };
    expect(new Set(["bag-1", "bag-3", "bag-7", "bag-17"].map((name) => cardFace(name))).size).toBe(4);
  });

  test("a find lies even where nothing leads through", () => {
    printed.here = { dragon: "nesw", spider: "nesw" };
    expect(cardFace("dragon")).not.toBe(cardFace("spider"));
  });
});

describe("the postcard", () => {
  const [west, middle] = [lies(3, 0, "picture", "party"), lies(4, 0, "spent", "party")];

  test("is open where its deck says", () => {
    printed.here = { "3,0": "w", "4,0": "NS" };
    expect(spokenCell(west)).toMatch(/; opens west$/);
    expect(spokenCell(middle)).toMatch(/; opens north and south$/);
    expect(misfits([west], "NS", false, { x: 2, y: 0 })).toEqual([{ side: "E", meets: "rock" }]);
    expect(misfits([west], "EW", false, { x: 2, y: 0 })).toEqual([]);
  });

  test("and rock on all sides where it says nothing", () => {
    printed.here = { "3,0": "" };
    expect(spokenCell(west)).not.toContain("opens");
  });

  test("leads on through what is linked, and nowhere through what is not", () => {
    const mine = [lies(0, 0, "start", null), lies(1, 0, "picture", "party"), lies(2, 0, "path", "EW")];
    printed.here = { "1,0": "EW" };
    expect([...reach(mine).keys()]).toEqual(["0,0 0", "1,0 0", "2,0 0"]);
    printed.here = { "1,0": "ew" };
    expect([...reach(mine).keys()]).toEqual(["0,0 0"]);
  });

  test("is drawn with a mouth for every open side, and a way between those that are linked", () => {
    const mouths = (name: string): number => openings(parseShape(name) as Shape).match(/fill="#2b1810"/g)?.length ?? 0;
    expect([mouths("w"), mouths("ns"), mouths("NESW")]).toEqual([1, 2, 4]);
    expect(openings(parseShape("EW") as Shape)).toContain("stroke-dasharray");
    expect(outside(west, [west, middle])).toEqual(["N", "S", "W"]);
    expect(openings(parseShape("ew") as Shape, outside(west, [west, middle])).match(/fill="#2b1810"/g)).toHaveLength(1);
    expect(openings(parseShape("ew") as Shape)).not.toContain("stroke-dasharray");
  });
});
