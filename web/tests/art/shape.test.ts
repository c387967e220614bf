import { expect, test } from "vitest";
import { openSides, parseShape, spell, turned, type Shape } from "../../src/art/shape";
import { siteShape } from "../../src/games/saboteur/art/startAndGoals";
import { paths, sites } from "./names";

test.each(paths)("the name $name spells what the deck declares", ({ name, open, links = [], dead = "" }) => {
  const shape = parseShape(name) as Shape;
  expect(openSides(shape).join("")).toBe(open);
  expect(shape.tunnels.map((sides) => sides.join(""))).toEqual(links);
  expect(shape.stubs.join("")).toBe(dead);
  expect(spell(shape)).toBe(name);
});

test.each(sites)("$name has the tunnels the deck declares", ({ name, open, links = [] }) => {
  const shape = siteShape(name) as Shape;
  expect(openSides(shape).join("")).toBe(open);
  expect(shape.tunnels.map((sides) => sides.join(""))).toEqual(links);
});

test.each([
  ["NES", "NSW"],
  ["NE", "SW"],
  ["NS", "NS"],
  ["nes", "nsw"],
  ["NW+ES", "NW+ES"],
  ["NE+SW", "NE+SW"],
  ["NS+EW", "NS+EW"],
  ["NSe:green", "NSw:green"],
  ["ES#", "NW#"],
  ["ESWn*", "NEWs*"],
])("%s turned is %s", (name, after) => {
  const shape = parseShape(name) as Shape;
  expect(spell(turned(shape))).toBe(after);
  expect(spell(turned(turned(shape)))).toBe(name);
});

test.each(["", "X", "NN", "Nn", "+", "NE+", "NE:red", "map", "stone-ne", "#"])("%j is no path card", (name) => {
  expect(parseShape(name)).toBeNull();
});
