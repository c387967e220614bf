/** What cards are called, shortly and for the ear. */

import { pathOf, shapeOf } from "../../art/cardFace";
import { openSides, type Shape } from "../../art/shape";
import { list, say } from "../../words";
import { world } from "./shownGame.svelte";

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

/** What stands in a tunnel or beside it. */
const thingIn = ({ ladder, door, crystal }: Shape): string | null =>
  ladder ? "ladder" : (door ?? (crystal ? "crystal" : null));

const withThing = (card: string, shape: Shape): string => {
  const thing = thingIn(shape);
  return thing ? say("page-path-with", { card, thing }) : card;
};

const FEATURE = /^(tree|lake|ditch|rocks|campfire)-/;

/** A path of the forest, with what lies on it. */
function trailName(id: "forest-path" | "forest-path-title", name: string, shape: Shape): string {
  const thing = FEATURE.exec(name)?.[1];
  const card = say(id, { form: form(shape) });
  return thing ? say("forest-path-with", { card, thing }) : card;
}

const named = (id: "page-path" | "page-path-title", name: string): string => {
  const shape = pathOf(name);
  if (!shape) return say("card-name", { card: name });
  if (world.forest) return trailName(id === "page-path" ? "forest-path" : "forest-path-title", name, shape);
  return withThing(say(id, { form: form(shape), kind: kindOf(shape) }), shape);
};

/** As part of a sentence: “a T-junction with a crystal”, “Rockfall”. */
export const cardName = (name: string): string => named("page-path", name);

/** As a title: “T-junction”, “Rockfall”. */
export const cardTitle = (name: string): string => named("page-path-title", name);

/** What a card is good for, as the words of the page tell it apart: path, break, fix, or its own name. */
export function useOf(card: string): string {
  if (pathOf(card)) return "path";
  return /^(break|fix)-/.exec(card)?.[1] ?? card;
}

const sideNames = (sides: readonly string[]): string => list(sides.map((side) => say("page-side", { side })));

/** All there is on a card, for those who cannot see it: “T-junction, opens east, south and west, all joined”. */
export function spokenCard(name: string, turned = false): string {
  const shape = pathOf(name) && shapeOf(name, turned);
  if (!shape) return say("card-name", { card: name });
  const sides = openSides(shape);
  if (world.forest)
    return say("forest-spoken", { title: trailName("forest-path-title", name, shape), sides: sideNames(sides) });
  const joined = shape.tunnels.length === 0 ? "none" : shape.tunnels.length === 2 ? "apart" : "all";
  const title = withThing(say("page-path-title", { form: form(shape), kind: kindOf(shape) }), shape);
  return shape.stubs.length > 0 && shape.tunnels.length > 0
    ? say("page-spoken-stub", { title, sides: sideNames(sides), stubs: sideNames(shape.stubs) })
    : say("page-spoken", { title, sides: sideNames(sides), joined });
}

/** The face of a gold card, or the back of one that is kept secret. */
export const goldCard = (value: number | null): string => (value === null ? "deck" : String(value));
