import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { cardFace } from "../../src/art/cardFace";
import { actionFace, sceneNames } from "../../src/art/faces/action";
import { VERBS } from "../../src/art/faces/verbs";
import { parseShape, type Shape } from "../../src/art/shape";
import { SECTIONS } from "../../src/gallery/decks";
import Gallery from "../../src/gallery/Gallery.svelte";
import { rays } from "../../src/games/saboteur/art/lightRays";
import { postcard, token, TOKENS, toll, TOLL_SIGNS, tollSign } from "../../src/games/saboteur/art/pieces";
import { roleNames } from "../../src/games/saboteur/art/roles";
import { chests, everyName } from "./names";

/** The drawing as somebody sees it who tells no colours apart. */
const bare = (markup: string): string => markup.replace(/#[0-9a-f]{3,8}\b/g, "");

const DEEDS = [
  ...["theft", "hands-off", "trap", "free", "inspection", "hat-swap", "hand-swap"],
  ...["swap-goals", "vault", "veto", "direction", "handyman", "pioneer", "diversion"],
];
const ROLES = ["blue-miner", "green-miner", "boss", "profiteer", "geologist", "saboteur", "greedy", "miner"];

describe("the whole box", () => {
  test.each([...DEEDS, ...ROLES, ...chests])("%s has a face", (name) => {
    expect(cardFace(name)).toMatch(/^<g .*<\/g>$/s);
  });

  test("every action, role and chest is told apart without colour", () => {
    const names = [...new Set([...sceneNames, ...roleNames, ...chests])];
    expect(new Set(names.map((name) => bare(cardFace(name)))).size).toBe(names.length);
  });

  test("a verb is told by the outline of its panel, and only its own cards have it", () => {
    const panels = Object.values(VERBS).map(({ panel }) => panel);
    expect(new Set(panels).size).toBe(panels.length);
    for (const name of ["hat-swap", "hand-swap", "swap-goals"]) expect(actionFace(name)).toContain(VERBS.swap.panel);
    for (const name of chests) expect(actionFace(name)).toContain(VERBS.chest.panel);
  });

  test("the clans wear the signs of their doors", () => {
    expect(cardFace("blue-miner")).toMatch(/<circle r="17"/);
    expect(cardFace("green-miner")).toContain("M0-21L21 0 0 21-21 0Z");
    for (const sign of ['<circle r="17"', "M0-21L21 0 0 21-21 0Z"]) expect(cardFace("boss")).toContain(sign);
  });

  test.each([
    ["swap-hats", "hat-swap"],
    ["swap-hands", "hand-swap"],
    ["change-direction", "direction"],
    ["fix-pickaxe-lantern-cart", "handyman"],
  ])("%s is the card %s", (deck, name) => {
    expect(cardFace(deck)).toBe(cardFace(name));
  });
});

describe("pieces", () => {
  test("a token has as many cubes and notches as it is worth", () => {
    for (const value of TOKENS) {
      expect(token(value).match(/M0-10L9-5 0 0-9-5Z/g)).toHaveLength(value);
      expect(token(value).match(/M-4-33L0-25 4-33/g)).toHaveLength(value);
    }
  });

  test("the two figures of the toll differ by the shape of their sign, which is their token", () => {
    const [ring, beams] = TOLL_SIGNS;
    expect(bare(toll(ring))).not.toBe(bare(toll(beams)));
    for (const sign of TOLL_SIGNS) expect(toll(sign)).toContain(tollSign(sign));
  });

  test("the postcard has two sides, open in four places", () => {
    for (const side of ["costume", "party"] as const) expect(postcard(side).match(/fill="#2b1810"/g)).toHaveLength(4);
    expect(postcard("costume")).not.toBe(postcard("party"));
  });
});

describe("the gallery", () => {
  test("leaves no card out", () => {
    const shown = new Set(SECTIONS.flatMap(({ names }) => names));
    const deeds = new Set(DEEDS.map((name) => cardFace(name))); // a deck may call them by another name
    expect(DEEDS.filter((name) => !shown.has(name))).toEqual([]);
    expect(everyName.filter((name) => !shown.has(name) && !deeds.has(cardFace(name)))).toEqual([]);
  });

  test("shows every face large, in the hand and in the mine", () => {
    const { getAllByRole } = render(Gallery);
    const widths = getAllByRole("img")
      .filter((picture) => picture.getAttribute("aria-label") === "theft")
      .map((picture) => picture.getAttribute("width"));
    expect(widths).toEqual(["120", "61", "42"]);
  }, 30_000); // every face there is has to be drawn
});

describe("light in a tunnel", () => {
  const starts = (path: string): number[] => (path.match(/^M(-?[\d.]+?) ?(-?[\d.]+)L/) ?? []).slice(1).map(Number);
  const shape = (name: string): Shape => parseShape(name) as Shape;

  test.each([
    ["EW", "W", [-30, 87]],
    ["EW", "E", [142, 87]],
    ["NS", "S", [56, 204]],
    ["NE", "N", [56, -30]],
    ["NE", "E", [142, 87]],
  ] as const)("comes into %s by its side %s", (name, from, begin) => {
    const [ray] = rays(shape(name), 0, from);
    expect(starts(ray?.path ?? "")).toEqual(begin);
  });

  test("runs in by one side of a crossing and on to all others", () => {
    const found = rays(shape("NESW"), 0, "W");
    expect(found.map(({ onward }) => onward)).toEqual([true, true, true, false]);
    expect(starts(found[3]?.path ?? "")).toEqual([-30, 87]);
    for (const { path } of found.slice(0, 3)) expect(starts(path)).toEqual([56, 87]);
  });

  test("never runs into a stub or the other tunnel of a bridge", () => {
    expect(rays(shape("NSe"), 0, "N")).toHaveLength(1);
    expect(starts(rays(shape("NS+EW"), 1, "W")[0]?.path ?? "")).toEqual([-30, 87]);
    expect(rays(shape("nes"), 0, "N")).toEqual([]);
  });

  test("comes down a ladder and out of its mouth", () => {
    const [ray] = rays(shape("S#"), 0, null);
    expect(starts(ray?.path ?? "")).toEqual([56, 87]);
  });
});
