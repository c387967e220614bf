import { describe, expect, it } from "vitest";
import { reach } from "../../src/games/saboteur/reachedTunnels";
import type { CellData } from "../../src/net/wire";

const lay = (x: number, y: number, card: string | null, turned = false, what = "path"): CellData => ({
  x,
  y,
  what,
  card,
  turned,
  seen_by: [], chest: null,
});
const start = lay(0, 0, null, false, "start");
const keys = (...mine: CellData[]): string[] => [...reach([start, ...mine]).keys()];

describe("what the start reaches", () => {
  it("goes on from tunnel to tunnel, and knows by which side it came", () => {
    const found = reach([start, lay(1, 0, "ESW"), lay(1, 1, "NE"), lay(5, 5, "NESW")]);
    expect([...found.keys()]).toEqual(["0,0 0", "1,0 0", "1,1 0"]);
    expect(found.get("1,1 0")).toMatchObject({ from: "N", step: 2 });
  });

  it("ends at a stub", () => {
    expect(keys(lay(1, 0, "ew"), lay(2, 0, "EW"))).toEqual(["0,0 0"]);
  });

  it("keeps the two tunnels of a bridge apart", () => {
    expect(keys(lay(1, 0, "NS+EW"), lay(1, 1, "NS"), lay(2, 0, "EW"))).toEqual(["0,0 0", "1,0 1", "2,0 0"]);
  });

  it("minds which way a card lies", () => {
    expect(keys(lay(1, 0, "NE"))).toEqual(["0,0 0"]);
    expect(keys(lay(1, 0, "NE", true))).toEqual(["0,0 0", "1,0 0"]);
  });

  it("goes down every ladder", () => {
    expect(keys(lay(4, 3, "S#"), lay(4, 4, "NS"))).toEqual(["0,0 0", "4,3 0", "4,4 0"]);
  });

  it("runs on through a goal that lies open, never into one face down, even one I have seen", () => {
    const before = [lay(1, 0, "EW")];
    expect(keys(...before, lay(2, 0, "treasure", false, "hidden"))).toHaveLength(2);
    expect(keys(...before, lay(2, 0, "treasure", false, "goal"))).toHaveLength(3);
  });
});
