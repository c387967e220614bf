import { placed } from "../markup";
import { BRASS, INK, OUTLINE } from "../palette";
import { cube } from "./cube";

/** Small cards as they lie in a hand or on a pile, upright, about 30 × 46 units round 0,0. */

const leaf = (ground: string, rim: string, figure: string): string =>
  `<rect x="-15" y="-23" width="30" height="46" rx="4" fill="${ground}" ${OUTLINE}/>` +
  `<rect x="-11.5" y="-19.5" width="23" height="39" rx="2" fill="none" stroke="${rim}" stroke-width="1.8"/>${figure}`;

export const BACK = leaf("#71839c", "#dfe8f2", `<circle r="9.5" fill="#1b2431"/>` + cube(0, 0, 0.72, true));
export const GOAL = leaf(
  "#2a2418",
  BRASS,
  `<path d="M0-15L12 0 0 15-12 0Z" fill="#120e08" stroke="#e7bb55" stroke-width="2"/>` +
    `<path d="M-3.5-3.5A3.8 3.8 0 1 1 1.5 0Q0 1.5 0 3.5" fill="none" stroke="#ffe2a0" stroke-width="2.6"/>` +
    `<path d="M0 7.4h.01" stroke="#ffe2a0" stroke-width="3.2" stroke-linecap="round"/>`,
);
/** A dwarf's card: whoever he is, he wears a hood. */
export const DWARF = leaf(
  "#3a2a20",
  "#c9a25a",
  `<path d="M-9 14C-11-2-7-14 0-14S11-2 9 14Z" fill="#7a5a3a" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M-5.5 9C-6.5-3-4-6 0-6S6.5-3 5.5 9Z" fill="#120a06"/>` +
    `<path d="M-2.6-.5h.01M2.6-.5h.01" stroke="#ffe9a8" stroke-width="2.4" stroke-linecap="round"/>`,
);
/** A tunnel straight through, and one that bends. */
const TRACK = `fill="none" stroke-linecap="butt"`;
const tunnel = (path: string): string =>
  `<path d="${path}" ${TRACK} stroke="#2b1810" stroke-width="13"/><path d="${path}" ${TRACK} stroke="#e0ad60" ` +
  `stroke-width="8.5"/><path d="${path}" ${TRACK} stroke="#6d4a25" stroke-width="8.5" stroke-dasharray="2 4"/>` +
  `<rect x="-15" y="-23" width="30" height="46" rx="4" fill="none" ${OUTLINE}/>`;
const stone = `<rect x="-15" y="-23" width="30" height="46" rx="4" fill="#4c586b" ${OUTLINE}/>`;
export const STRAIGHT = stone + tunnel("M-14 0H14");
export const BEND = stone + tunnel("M0-22V-8Q0 0 14 0");

/** The place where a card has lain. */
export const GAP =
  `<rect x="-14" y="-22" width="28" height="44" rx="4" fill="#0c0f06" fill-opacity=".5" stroke="#fff3cf" ` +
  `stroke-width="2.6" stroke-dasharray="5 4"/>`;

export const at = (card: string, x: number, y: number, angle = 0, scale = 1): string =>
  placed(x, y, scale, angle === 0 ? card : `<g transform="rotate(${angle})">${card}</g>`);

/** Some cards fanned out as they are held. */
export const fan = (card: string, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i - (count - 1) / 2) * 18;
    return `<g transform="rotate(${angle} 0 34)">${card}</g>`;
  }).join("");

/** A gloved hand from above, fingers down: it takes what lies below it. */
export const GRASP =
  `<path d="M-16-46H16L19-30H-19Z" fill="#8a5a2e" ${OUTLINE}/>` +
  `<path d="M-20-31C-30-20-32-4-27 8-22 12-18 8-19 2L-16-8-13 12C-10 18-5 17-5 11L-4-4-1 14C2 20 8 18 8 12V-4L13 10C17 ` +
  `15 22 12 21 6L18-8 24-2C30 2 34-4 29-11L20-31Z" fill="#c98d45" ${OUTLINE}/>` +
  `<path d="M-14-26C-20-18-23-8-22 2M-3-22V0M9-22V-4" fill="none" stroke="#f0c07a" stroke-width="3" ` +
  `stroke-linecap="round"/>`;
