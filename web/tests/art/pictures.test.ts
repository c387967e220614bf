import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { HATS } from "../../src/art/hats";
import Portrait from "../../src/art/Portrait.svelte";
import { DWARFS, portrait } from "../../src/art/portrait";
import { rockTile } from "../../src/art/rockTile";
import Wordmark from "../../src/art/Wordmark.svelte";
import ToolPicture from "../../src/games/saboteur/art/ToolPicture.svelte";
import { TOOLS, toolPicture } from "../../src/games/saboteur/art/tools";

test("twelve seats, twelve hats", () => {
  expect(DWARFS).toHaveLength(12);
  expect(new Set(DWARFS.map(({ hat }) => hat)).size).toBe(12);
  expect(Object.keys(HATS)).toHaveLength(12);
});

test("a hat differs from every other by its outline, not by its colour", () => {
  expect(new Set(Object.values(HATS).map((hat) => hat("#777777"))).size).toBe(12);
});

test("the hat is what stands on top", () => {
  for (const dwarf of DWARFS) expect(portrait(dwarf).endsWith(HATS[dwarf.hat](dwarf.cloth))).toBe(true);
});

test("a broken tool is another picture, not another colour", () => {
  const bare = (markup: string): string => markup.replace(/#[0-9a-f]{3,6}/g, "");
  for (const tool of TOOLS) expect(bare(toolPicture(tool, true))).not.toBe(bare(toolPicture(tool)));
});

test("pictures bring the shared lights into the page, and speak when they have a label", () => {
  const { getByRole } = render(Portrait, { seat: 0, width: 57, label: "Łucja" });
  expect(getByRole("img").getAttribute("aria-label")).toBe("Łucja");
  expect(document.querySelector("#art-light")).not.toBeNull();
  const { container } = render(ToolPicture, { tool: "cart", broken: true, width: 25 });
  expect(container.querySelectorAll("svg path").length).toBeGreaterThan(4);
});

test("the wordmark is one picture with one name", () => {
  expect(render(Wordmark, { height: 25, label: "Pyrite" }).getAllByRole("img")).toHaveLength(1);
});

test("the rock below the mine repeats without a seam: what leaves on one side comes in on the other", () => {
  const tile = rockTile();
  expect(rockTile()).toBe(tile);
  const starts = [...tile.matchAll(/M(-?[\d.]+?) ?(-?[\d.]+?)l/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const at = (x: number, y: number): boolean => starts.some(([a, b]) => Math.abs(a - x) < 0.2 && Math.abs(b - y) < 0.2);
  const leaving = starts.filter(([x, y]) => x > 361 && x < 363 && y > 0 && y < 360);
  expect(leaving.length).toBeGreaterThan(0);
  for (const [x, y] of leaving) expect(at(x - 360, y)).toBe(true);
});
