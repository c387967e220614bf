import { describe, expect, test } from "vitest";
import { cardFace, variantAt } from "../../src/art/cardFace";
import { DEFS } from "../../src/art/defs";
import { parseShape, spell, turned, type Shape } from "../../src/art/shape";
import { everyLie, everyName, paths } from "./names";

const drawable = [...new Set([...everyName, ...everyLie])];

/** Says which tag is not closed in its place, if any. */
function unbalanced(markup: string): string | null {
  const open: string[] = [];
  for (const [, close, tag = "", self] of markup.matchAll(/<(\/?)(\w+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue;
    if (!close) open.push(tag);
    else if (open.pop() !== tag) return tag;
  }
  return open.pop() ?? null;
}

interface Spent {
  readonly user: number;
  readonly system: number;
}
declare const process: { cpuUsage: (since?: Spent) => Spent };

/** The best time of up to ten, in milliseconds of the processor: what others do on the machine is no fault of a face. */
function quickest(act: () => void, enough: number): number {
  let best = Infinity;
  for (let i = 0; i < 10 && best >= enough; i++) {
    const start = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

describe.each(drawable)("the face of %s", (name) => {
  const face = cardFace(name);

  test("is sound markup without a number gone astray", () => {
    expect(face).toMatch(/^<g .*<\/g>$/s);
    expect(unbalanced(face)).toBeNull();
    expect(face).not.toMatch(/NaN|undefined|null|Infinity|e-\d/);
  });

  test("is the same for the same input", () => {
    expect(cardFace(name)).toBe(face);
  });

  test("uses nothing slow, nothing foreign and no style of its own", () => {
    expect(face).not.toMatch(/<(filter|mask|image|script|style|foreignObject|use|a)\b/);
    expect(face).not.toMatch(/\s(filter|style|id|class|href|on\w+)=/);
    for (const [, id] of face.matchAll(/url\(#([^)]+)\)/g)) expect(DEFS).toContain(`id="${id}"`);
  });

  test("is small, and soon built", () => {
    expect(face.length).toBeLessThan(35_000);
    expect(quickest(() => cardFace(name), 30)).toBeLessThan(30);
  });
});

test.each(paths)("$name turned is drawn anew from its turned sides, not rotated", ({ name }) => {
  const face = cardFace(name, { turned: true });
  expect(face).toBe(cardFace(spell(turned(parseShape(name) as Shape))));
  expect(face).not.toContain("rotate(180");
});

test("a goal that is turned over and turned about shows its tunnels turned", () => {
  expect(cardFace("stone-ne", { turned: true })).not.toBe(cardFace("stone-ne"));
});

test("three variants of a shape differ, and neighbours in the mine never share one", () => {
  expect(new Set(([0, 1, 2] as const).map((variant) => cardFace("NES", { variant }))).size).toBe(3);
  for (let x = -3; x <= 3; x++)
    for (let y = -3; y <= 3; y++) {
      expect(variantAt(x, y)).not.toBe(variantAt(x + 1, y));
      expect(variantAt(x, y)).not.toBe(variantAt(x, y + 1));
    }
});

test("no two cards have the same face", () => {
  expect(new Set(drawable.map((name) => cardFace(name))).size).toBe(drawable.length);
});

test("doors carry the letters of the page's language, as text and not as markup", () => {
  expect(cardFace("NS:blue", { letters: { blue: "С", green: "З" } })).toContain(">С</text>");
  expect(cardFace("NS:blue", { letters: { blue: "<b>", green: "" } })).not.toContain("<b>");
});

test.each(["NOPE", "fix-", "fix-hammer", "break-pickaxe-cart", "fix-cart-cart", "4", "", "toString"])(
  "%j is refused, and the refusal says what is known",
  (name) => {
    expect(() => cardFace(name)).toThrow(new RegExp(`no card "${name}".*known are path cards`));
  },
);
