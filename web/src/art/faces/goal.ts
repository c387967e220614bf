import type { Point } from "../card";
import { parseShape, turned, type Shape } from "../shape";
import { bag } from "../things/bag";
import { boulder } from "../things/boulder";
import { dragon, spider } from "../things/creatures";
import { treasure } from "../things/cube";
import { lantern } from "../things/lantern";
import { tunnelFace, type Dressing } from "./tunnel";

interface Site {
  readonly shape: string;
  /** The radius of the room in the bend, where there is one. */
  readonly alcove?: number;
  readonly find: (at: Point) => string;
}

/** The start, and what the goals turn out to be. A find lies in a room of the bend: rails still run through. */
const SITES: Readonly<Record<string, Site>> = {
  start: { shape: "NESW#", find: () => lantern(26, 44) + lantern(88, 44) },
  treasure: { shape: "NESW", find: ([x, y]) => treasure(x, y - 1, 1.3) },
  "stone-ne": { shape: "NE", alcove: 28, find: ([x, y]) => boulder(x - 2, y, 1) },
  "stone-nw": { shape: "NW", alcove: 28, find: ([x, y]) => boulder(x + 2, y, 1) },
  "bag-1": { shape: "NE", alcove: 28, find: ([x, y]) => bag(x, y - 1, 1, 1) },
  "bag-2": { shape: "NW", alcove: 28, find: ([x, y]) => bag(x, y - 1, 1, 2) },
  dragon: { shape: "NE", alcove: 28, find: ([x, y]) => dragon(x + 2, y + 2, 0.94) },
  spider: { shape: "NW", alcove: 28, find: ([x, y]) => spider(x, y + 1, 1) },
};

export const siteNames = Object.keys(SITES);

/** The shape of the start or of a goal, turned or not; null for any other name. */
export function siteShape(name: string, half = false): Shape | null {
  const site = SITES[name];
  const shape = site && parseShape(site.shape);
  return shape ? (half ? turned(shape) : shape) : null;
}

export function siteFace(name: string, half: boolean, dressing: Dressing): string {
  const { alcove, find } = SITES[name] as Site;
  const shape = siteShape(name, half) as Shape;
  return tunnelFace(shape, name + (half ? "turned" : ""), { ...dressing, find, alcove });
}
