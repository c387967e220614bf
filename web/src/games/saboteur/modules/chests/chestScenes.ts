import { placed } from "../../../../art/markup";
import { cube } from "../../../../art/things/cube";
import { at, BACK, DWARF, fan, GOAL, GRASP } from "../../../../art/things/hands";
import { MAP } from "../../../../art/things/papers";
import { crossed, line, minus, plus } from "../../../../art/things/signs";

/** What the ten chests hold, drawn by what happens, in a box of about 96 × 100 units round 0,0. */

const PALE = "#e8f1f8";
const EMBER = "#ff8a6a";
const GREEN = "#9fe8cf";
const EYE =
  `<path d="M-27 0Q0-27 27 0 0 27-27 0Z" fill="#fff6dc" stroke="#120a06" stroke-width="4.5"/>` +
  `<circle r="10" fill="#24476b"/><circle r="5" fill="#0a0f16"/><circle cx="-3" cy="-3" r="2.4" fill="#fff"/>`;

/** Some cards side by side, one of them drawn out. */
const chosen = (count: number, step: number, scale: number): string => {
  const middle = (count - 1) / 2;
  const others = Array.from({ length: count }, (_, i) => i).filter((i) => i !== middle);
  return others.map((i) => at(BACK, (i - middle) * step, 22, 0, scale)).join("") + at(BACK, 0, -4, 0, scale * 1.14);
};

export const CHESTS: Readonly<Record<string, string>> = {
  "chest-a": cube(0, 4, 3.1, true) + placed(33, -28, 1, plus(GREEN)),
  "chest-b": placed(0, 2, 0.92, MAP) + crossed(EMBER, 28),
  "chest-c": at(BACK, 0, 2, 0, 1.5) + crossed(EMBER, 21) + placed(36, -33, 0.95, minus(EMBER)),
  "chest-d": at(BACK, -16, 6, -12, 1.25) + at(BACK, 11, 6, 8, 1.25) + placed(35, -32, 1, plus(GREEN)),
  "chest-e": at(GOAL, -14, 4, 0, 1.45) + line("M14 4H41M31-7L42 4 31 15", PALE, 6),
  "chest-f": placed(0, 16, 0.9, fan(BACK, 3)) + at(BACK, 0, 6, 0, 1.04) + placed(0, -14, 0.84, GRASP),
  "chest-g": chosen(3, 31, 0.98) + line("M-9-44L0-52 9-44", GREEN, 5),
  "chest-h": at(DWARF, 0, 14, 0, 1.3) + placed(0, -28, 1, EYE),
  "chest-i": chosen(5, 18, 0.74) + line("M-32-22C-18-22-8-46 8-46H27M20-54L29-46 20-38", PALE, 4.6) +
    line("M-32-46C-24-46-20-42-17-39M5-24C8-22 12-22 27-22M20-30L29-22 20-14", PALE, 4.6),
  "chest-j":
    [-2, -1, 0, 1, 2].map((i) => at(BACK, i * 13, -22 + Math.abs(i) * 3, i * 9, 0.86)).join("") +
    line("M0 6V41M-13 29L0 43 13 29", EMBER, 6.5),
};
