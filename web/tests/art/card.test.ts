import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Card from "../../src/art/Card.svelte";
import { faceImage } from "../../src/art/faceSymbols";

const shown = (container: Element): string => container.querySelector("use")?.getAttribute("href") ?? "";

test("a card uses a symbol that is in the page", () => {
  const { container } = render(Card, { name: "NES" });
  const symbol = document.querySelector(shown(container));
  expect(symbol?.getAttribute("viewBox")).toBe("0 0 112 174");
  expect(symbol?.querySelectorAll("path").length).toBeGreaterThan(10);
});

test("a face is built once, however often it is used", () => {
  const first = shown(render(Card, { name: "NESW" }).container);
  const before = document.querySelectorAll("symbol").length;
  expect(shown(render(Card, { name: "NESW" }).container)).toBe(first);
  expect(document.querySelectorAll("symbol")).toHaveLength(before);
});

test("a face is built only when it is needed", () => {
  const before = document.querySelectorAll("symbol").length;
  render(Card, { name: "rockfall" });
  expect(document.querySelectorAll("symbol")).toHaveLength(before + 1);
});

test("turned, and on another cell, a card shows another face", () => {
  const faces = [
    render(Card, { name: "NW" }),
    render(Card, { name: "NW", turned: true }),
    render(Card, { name: "NW", cell: [1, 0] }),
  ].map(({ container }) => shown(container));
  expect(new Set(faces).size).toBe(3);
});

test("a card follows its name", async () => {
  const { container, rerender } = render(Card, { name: "goal" });
  const back = shown(container);
  await rerender({ name: "treasure" });
  expect(shown(container)).not.toBe(back);
});

test("with a label it is a picture with a name, without one it is silent", () => {
  const { getByRole } = render(Card, { name: "map", label: "Map" });
  expect(getByRole("img").getAttribute("aria-label")).toBe("Map");
  const { container } = render(Card, { name: "veto" });
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test.each([[97, 151], [77, 120], [61, 95], [42, 65]])("%i pixels wide it is %i high", (width, height) => {
  const svg = render(Card, { name: "EW", width }).container.querySelector("svg");
  expect(svg?.getAttribute("width")).toBe(String(width));
  expect(svg?.getAttribute("height")).toBe(String(height));
});

test("a flat card is one picture with everything it needs, and has a name too", () => {
  const { getByRole } = render(Card, { name: "NES", label: "T-junction", flat: true });
  const picture = getByRole("img");
  expect([picture.tagName, picture.getAttribute("alt")]).toEqual(["IMG", "T-junction"]);
  const drawing = decodeURIComponent(picture.getAttribute("src") ?? "");
  expect(drawing).toMatch(/^data:image\/svg\+xml,<svg xmlns=/);
  for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(drawing).toContain(`id="${id}"`);
});

test("a flat face is drawn once, however often it is used", () => {
  expect(faceImage("NESW")).toBe(faceImage("NESW"));
  expect(faceImage("NW", { turned: true })).not.toBe(faceImage("NW"));
});
