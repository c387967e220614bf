import { expect, it } from "vitest";
import { place } from "../../src/board/objectionPlace";

const frame = { left: 8, top: 38, width: 374, height: 350 };
const note = { width: 224, height: 100 };
const cell = { left: 234, top: 232, width: 70, height: 108 };

const covers = (at: { left: number; top: number }, other: typeof cell): boolean =>
  at.left < other.left + other.width &&
  other.left < at.left + note.width &&
  at.top < other.top + other.height &&
  other.top < at.top + note.height;

it("words stand at the right of a cell where there is room", () => {
  expect(place(note, { ...cell, left: 20 }, frame, [])).toEqual({ left: 98, top: 240 });
});

it("at its left where there is none", () => {
  const at = place(note, { ...cell, left: 300 }, frame, []);
  expect(at.left + note.width).toBeLessThan(300);
});

it("they leave free what may be touched, if they can", () => {
  const lit = [{ ...cell, left: 90 }, { ...cell, left: 20 }];
  const at = place(note, cell, frame, lit);
  expect([cell, ...lit].filter((other) => covers(at, other))).toEqual([]);
});

it("they never leave the frame, nor hide the cell they speak of while there is a way", () => {
  for (const left of [8, 100, 234, 312])
    for (const top of [38, 120, 232, 280]) {
      const of = { ...cell, left, top };
      const at = place(note, of, frame, []);
      expect(at.left).toBeGreaterThanOrEqual(frame.left);
      expect(at.left + note.width).toBeLessThanOrEqual(frame.left + frame.width);
      expect(at.top).toBeGreaterThanOrEqual(frame.top);
      expect(at.top + note.height).toBeLessThanOrEqual(frame.top + frame.height);
      expect(covers(at, of)).toBe(false);
    }
});
