import { expect, test } from "vitest";
import css from "../src/style/tokens.css?raw";

const declared = [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
const tokens = new Map(declared.map(([, name, value]) => [name, value] as const));

/** How bright a colour is to the eye, as the accessibility guidelines measure it. */
function brightness(token: string): number {
  const value = tokens.get(token);
  if (value === undefined) throw new Error(`no token --${token}`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(value.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [brightness(one), brightness(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ["ink", "bed"],
  ["ink", "slate"],
  ["ink", "slate-raised"],
  ["dim", "slate"],
  ["heading", "slate"],
  ["heading", "bed"],
  ["banner-ink", "banner-top"],
  ["banner-ink", "banner-foot"],
  ["ember", "slate"],
  ["ember-ink", "ember-ground"],
  ["verdigris", "verdigris-ground"],
  ["chart", "chart-ground"],
  ["veto", "veto-ground"],
  ["ghost", "bed"],
])("%s is easy to read on %s", (words, ground) => {
  expect(contrast(words, ground)).toBeGreaterThanOrEqual(7);
});
