import { CENTRE, type Point, type Side } from "../../../art/cardMeasures";
import { isBend } from "../../../art/layout";
import { printed } from "../../../art/printed.svelte";
import { openSides, parseShape, turned, type Shape } from "../../../art/shape";
import { bag } from "../../../art/things/bag";
import { boulder } from "../../../art/things/boulder";
import { dragon, spider } from "../../../art/things/creatures";
import { treasure } from "../../../art/things/cube";
import { lantern } from "../../../art/things/lantern";
import { tunnelFace, type Dressing } from "./tunnelFace";

/** What lies on a card, `count` of it, at a point; it makes way for the tunnels on these sides. */
type Find = (at: Point, count: number, sides: readonly Side[]) => string;

/** The start, and what the goals turn out to be, by the first word of their names. */
const FINDS: Readonly<Record<string, Find>> = {
  start: () => lantern(26, 44) + lantern(88, 44),
  treasure: ([x, y]) => treasure(x, y - 1, 1.3),
  stone: ([x, y], _, sides) => boulder(x + (isBend(sides) ? (sides.includes("E") ? -2 : 2) : 0), y, 1),
  bag: ([x, y], nuggets) => bag(x, y - 1, 1, nuggets),
  dragon: ([x, y]) => dragon(x + 2, y + 2, 0.94),
  spider: ([x, y]) => spider(x, y + 1, 1),
};

/** A find lies in a room of a bend: rails still run through. */
const ALCOVE = 28;

/** The tunnels in our own decks. */
const USUAL: Readonly<Record<string, string>> = {
  start: "NESW#",
  treasure: "NESW",
  "stone-ne": "NE",
  "stone-nw": "NW",
  "bag-1": "NE",
  "bag-2": "NW",
  dragon: "NE",
  spider: "NW",
};

export const siteNames = Object.keys(USUAL);

const findOf = (name: string): Find | undefined => {
  const [what = ""] = name.split("-");
  return Object.hasOwn(FINDS, what) ? FINDS[what] : undefined;
};

/** The shape of the start or of a goal, turned or not; null for any other name. */
export function siteShape(name: string, half = false): Shape | null {
  const spelled = findOf(name) && printed.spelled(name, USUAL);
  const shape = spelled === undefined ? null : parseShape(spelled);
  return shape && half ? turned(shape) : shape;
}

/** The face of the start or of a goal; null for any other name. */
export function siteFace(name: string, half: boolean, dressing: Dressing): string | null {
  const [shape, find] = [siteShape(name, half), findOf(name)];
  if (!shape || !find) return null;
  const [only] = shape.tunnels;
  const alcove = shape.tunnels.length === 1 && only && isBend(only) && name !== "start" ? ALCOVE : undefined;
  const count = Number(name.split("-")[1]);
  return tunnelFace(shape, name + (half ? "turned" : ""), {
    ...dressing,
    find: (at: Point = CENTRE) => find(at, count, openSides(shape)),
    alcove,
  });
}
