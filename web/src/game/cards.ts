/** What cards are called, shortly and for the ear. */

import { shapeOf } from "../art/face";
import { openSides, parseShape, type Shape } from "../art/shape";
import { list, say } from "../words";

type Form = "crossing" | "junction" | "straight" | "curve" | "single" | "bridge" | "double-curve";

function form(shape: Shape): Form {
  const sides = openSides(shape);
  if (shape.tunnels.length === 2) return shape.tunnels[0]?.join("") === "NS" ? "bridge" : "double-curve";
  if (sides.length === 4) return "crossing";
  if (sides.length === 3) return "junction";
  if (sides.length === 1) return "single";
  return sides.join("") === "NS" || sides.join("") === "EW" ? "straight" : "curve";
}

/** Whether something can pass through: every mouth is a stub in a dead end. */
const kindOf = (shape: Shape): string =>
  shape.tunnels.length === 0 ? "dead" : shape.stubs.length > 0 ? "partly" : "open";

/** As part of a sentence: “a T-junction”, “Rockfall”. */
export function cardName(name: string): string {
  const shape = parseShape(name);
  return shape ? say("page-path", { form: form(shape), kind: kindOf(shape) }) : say("card-name", { card: name });
}

/** As a title: “T-junction”, “Rockfall”. */
export function cardTitle(name: string): string {
  const shape = parseShape(name);
  return shape ? say("page-path-title", { form: form(shape), kind: kindOf(shape) }) : say("card-name", { card: name });
}

const sideNames = (sides: readonly string[]): string => list(sides.map((side) => say("page-side", { side })));

/** All there is on a card, for those who cannot see it: “T-junction, opens east, south and west, all joined”. */
export function spokenCard(name: string, turned = false): string {
  const shape = parseShape(name) && shapeOf(name, turned);
  if (!shape) return say("card-name", { card: name });
  const sides = openSides(shape);
  const joined = shape.tunnels.length === 0 ? "none" : shape.tunnels.length === 2 ? "apart" : "all";
  const title = say("page-path-title", { form: form(shape), kind: kindOf(shape) });
  return shape.stubs.length > 0 && shape.tunnels.length > 0
    ? say("page-spoken-stub", { title, sides: sideNames(sides), stubs: sideNames(shape.stubs) })
    : say("page-spoken", { title, sides: sideNames(sides), joined });
}

/** The face of a gold card, or the back of one that is kept secret. */
export const goldCard = (value: number | null): string => (value === null ? "deck" : String(value));
