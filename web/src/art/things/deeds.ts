import { placed } from "../markup";
import { HATS } from "../hats";
import { INK, OUTLINE } from "../palette";
import { portrait, type Dwarf } from "../portrait";
import { bag } from "./bag";
import { cube } from "./cube";
import { at, BACK, BEND, DWARF, fan, GAP, GOAL, GRASP, STRAIGHT } from "./hands";
import { BENT_GRATING, GRATING, padlock } from "./locks";
import { exchange, line } from "./signs";

/** What the action cards of the whole box show, in a box of about 96 × 100 units round 0,0. */

const CAUGHT: Dwarf = { hat: "cone", cloth: "#b8402e", hair: "#e9e2d2", beard: "round", skin: "#e0a878" };

const PALE = "#e8f1f8";
const LIVE = "#dbe9a4";

/** A lens over what nobody else may see. */
const LENS =
  `<circle r="19" fill="#cfe6f2" fill-opacity=".22" stroke="${INK}" stroke-width="8.5"/>` +
  `<circle r="19" fill="none" stroke="#d9a63c" stroke-width="4.4"/>` +
  `<path d="M14 14L30 30" stroke="${INK}" stroke-width="12" stroke-linecap="round"/>` +
  `<path d="M14 14L30 30" stroke="#b57c42" stroke-width="7" stroke-linecap="round"/>` +
  `<path d="M-11-8A14 14 0 0 1-2-14" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;

/** The door of a strong room, with its wheel. */
const SAFE =
  `<rect x="-37" y="-44" width="74" height="62" rx="7" fill="#6d7787" ${OUTLINE}/>` +
  `<rect x="-29" y="-37" width="58" height="48" rx="4" fill="#4d5765" stroke="${INK}" stroke-width="2.4"/>` +
  `<path d="M0-29V3M-16-13H16M-11-24L11-2M11-24L-11-2" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>` +
  `<path d="M0-29V3M-16-13H16M-11-24L11-2M11-24L-11-2" stroke="#c9d3e0" stroke-width="3.4" stroke-linecap="round"/>` +
  `<circle cy="-13" r="7" fill="#c9d3e0" ${OUTLINE}/>`;

/** Those round the table, and the way the turn goes: against the sun. */
const seat = (angle: number): string =>
  `<g transform="rotate(${angle})translate(0-29)rotate(${-angle})scale(.3)">${HATS.cone("#b9c4d2")}` +
  `<circle cy="6" r="19" fill="#e0a878" ${OUTLINE}/></g>`;

export const DEEDS: Readonly<Record<string, string>> = {
  theft: placed(0, -8, 1, GRASP) + cube(-18, 30, 1.35) + cube(18, 31, 1.35) + cube(0, 22, 1.55, true),
  "hands-off": bag(0, 2, 1.32, 2) + padlock(0, -13, 1.05),
  trap: placed(0, 10, 0.88, portrait(CAUGHT)) + GRATING + padlock(27, 30, 0.8),
  free: placed(0, 10, 0.88, portrait(CAUGHT)) + BENT_GRATING,
  inspection: at(DWARF, -8, -4, -7, 1.7) + placed(9, 8, 1, LENS),
  "hat-swap":
    placed(-20, 26, 0.86, HATS.cone("#b8402e")) + placed(21, 18, 0.76, HATS.bowler("#7d9cc0")) + exchange(PALE),
  "hand-swap": placed(-22, -4, 0.92, fan(BACK, 3)) + placed(22, -4, 0.92, fan(BACK, 3)) + exchange(PALE),
  "swap-goals": at(GOAL, -22, 0, 0, 1.15) + at(GOAL, 22, 0, 0, 1.15) + exchange(PALE),
  vault: SAFE + at(BACK, -25, 29, -14, 0.8) + at(BACK, 25, 29, 14, 0.8) + at(BACK, 0, 20, 0, 0.98),
  direction:
    [36, 108, 180, 252, 324].map(seat).join("") +
    line("M34-24A42 42 0 1 0 36 22M23.7 26.4L36 22 35.9 35", "#e8d8b8", 6.5),
  pioneer:
    at(STRAIGHT, -20, 19, 0, 1.16) + at(BEND, 20, 19, 0, 1.16) +
    `<path d="M-20 12V-50" stroke="${INK}" stroke-width="8.5" stroke-linecap="round"/>` +
    `<path d="M-20 12V-50" stroke="#b57c42" stroke-width="4.2" stroke-linecap="round"/>` +
    `<path d="M-18-50C-6-56 6-44 24-49L16-36 24-22C6-17-6-29-18-23Z" fill="#cfe08f" ${OUTLINE}/>`,
  diversion:
    at(GAP, -26, 20, 0, 1.1) + at(STRAIGHT, 16, 12, 0, 1.34) + line("M-28-10C-27-34-12-47 6-43M-2-52L7-43-2-33", LIVE),
};
