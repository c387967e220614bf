import { placed } from "../../../art/markup";
import { INK, OUTLINE } from "../../../art/palette";
import { WOOD } from "./palette";

/** What is carried into the forest and what waits there, in a box of about 96 × 100 units round 0,0. */

const mirrored = (half: string): string => half + `<g transform="scale(-1 1)">${half}</g>`;

export const AXE =
  `<g transform="rotate(36)"><path d="M-5-44H5L6 46H-6Z" fill="${WOOD[1]}" ${OUTLINE}/>` +
  `<path d="M-2-12V42" stroke="${WOOD[2]}" stroke-width="2.6"/>` +
  `<path d="M-9-40H6C22-48 36-42 40-20 41-8 36 2 30 6 24-4 16-10 6-12H-9Z" fill="#aeb9c9" ${OUTLINE}/>` +
  `<path d="M28-38C38-30 38-8 30 2" fill="none" stroke="#f4f8fd" stroke-width="5"/>` +
  `<path d="M-9-33H4M-9-19H4" stroke="#6d7787" stroke-width="3"/></g>`;

export const BOAT =
  `<path d="M-2 8V-46" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>` +
  `<path d="M-2 8V-46" stroke="${WOOD[1]}" stroke-width="3.6" stroke-linecap="round"/>` +
  `<path d="M3-42C22-34 32-18 34 0H3Z" fill="#f3ead9" ${OUTLINE}/><path d="M3-20C14-18 24-14 31-11L34 0H3Z" fill="#cdbb94"/>` +
  `<path d="M-7-38L-7 0H-29C-24-16-16-30-7-38Z" fill="#d9c9a4" ${OUTLINE}/>` +
  `<path d="M-44 6H44C40 26 28 34 0 34S-40 26-44 6Z" fill="${WOOD[0]}" ${OUTLINE}/>` +
  `<path d="M-40 12H40M-36 21H36" stroke="#5d3a1c" stroke-width="2.6"/>` +
  `<path d="M-42 7H42" stroke="${WOOD[2]}" stroke-width="3.4"/>` +
  `<path d="M-46 40q11-8 23 0t23 0 23 0 23 0" fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>` +
  `<path d="M-46 40q11-8 23 0t23 0 23 0 23 0" fill="none" stroke="#bfe6f2" stroke-width="4" stroke-linecap="round"/>`;

const turn = (y: number): string =>
  `<ellipse cy="${y}" rx="33" ry="14" fill="none" stroke="${INK}" stroke-width="13"/>` +
  `<ellipse cy="${y}" rx="33" ry="14" fill="none" stroke="#c9985a" stroke-width="7.6"/>` +
  `<ellipse cy="${y}" rx="33" ry="14" fill="none" stroke="#7d5226" stroke-width="7.6" stroke-dasharray="2.4 6"/>`;
const LOOSE = "M31 16C46 8 44-16 30-30";
export const ROPE =
  turn(24) + turn(14) + turn(4) +
  `<path d="${LOOSE}" fill="none" stroke="${INK}" stroke-width="13" stroke-linecap="round"/>` +
  `<path d="${LOOSE}" fill="none" stroke="#c9985a" stroke-width="7.6" stroke-linecap="round"/>` +
  `<path d="${LOOSE}" fill="none" stroke="#7d5226" stroke-width="7.6" stroke-dasharray="2.4 6"/>` +
  // The hook at its end.
  `<g transform="translate(28-32)"><path d="M0 2V-12M-20-6C-20-24 20-24 20-6M0-12V-18" fill="none" stroke="${INK}" ` +
  `stroke-width="10" stroke-linecap="round"/>` +
  `<path d="M0 2V-12M-20-6C-20-24 20-24 20-6M0-12V-18" fill="none" stroke="#c9d3e0" stroke-width="5" ` +
  `stroke-linecap="round"/></g>`;

const tooth = (angle: number): string => `<g transform="rotate(${angle})"><path d="M-7-33L0-17 7-33Z"/></g>`;

/** Iron jaws, open, teeth inwards. */
export const JAWS =
  `<ellipse cy="8" rx="46" ry="40" fill="${INK}" opacity=".45"/>` +
  `<circle r="37" fill="#1c1410" stroke="${INK}" stroke-width="15"/>` +
  `<circle r="37" fill="none" stroke="#8793a3" stroke-width="9"/>` +
  `<path d="M-34-14A37 37 0 0 1 14-34" fill="none" stroke="#e4ebf3" stroke-width="3.4" stroke-linecap="round"/>` +
  `<g fill="#dfe8f2" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round">` +
  [0, 36, 72, 108, 144, 180, 216, 252, 288, 324].map(tooth).join("") + `</g>` +
  `<circle r="10" fill="#a86a30" ${OUTLINE}/><path d="M-5 0H5M0-5V5" stroke="${INK}" stroke-width="2.6"/>` +
  `<path d="M-46-7H-37V7H-46ZM37-7H46V7H37Z" fill="#5b6675" ${OUTLINE}/>`;

/** A troll's head from the front: long ears, a heavy brow, tusks. */
export const TROLL =
  mirrored(
    `<path d="M22-10C36-26 46-26 48-22 48-8 40 6 24 10Z" fill="#6f8a52" ${OUTLINE}/>` +
      `<path d="M28-6C36-14 41-16 43-16 42-8 36 0 28 4Z" fill="#c58a72"/>`,
  ) +
  `<path d="M-6-40C-2-50 2-50 6-40 12-48 16-46 16-38 30-32 32-8 29 10 27 30 16 42 0 42S-27 30-29 10C-32-8-30-32-16` +
  `-38-16-46-12-48-6-40Z" fill="#86a364" ${OUTLINE}/>` +
  `<path d="M-24-8C-24-24-16-33-4-35-12-26-14-16-14-6Z" fill="#b3cc8c"/>` +
  `<path d="M-26-14C-14-22 14-22 26-14L24-4C12-10-12-10-24-4Z" fill="#546b3c" stroke="${INK}" stroke-width="2.4" ` +
  `stroke-linejoin="round"/>` +
  mirrored(
    `<circle cx="12" cy="-1" r="6.4" fill="#ffe14d" stroke="${INK}" stroke-width="2.4"/><circle cx="11" r="2.6" ` +
      `fill="${INK}"/>`,
  ) +
  `<path d="M0-4C8 2 12 10 10 15 6 20-6 20-10 15-12 10-8 2 0-4Z" fill="#6f8a52" stroke="${INK}" stroke-width="2.4"/>` +
  `<path d="M-18 25C-8 20 8 20 18 25 12 36-12 36-18 25Z" fill="#2a120c" stroke="${INK}" stroke-width="2.4"/>` +
  mirrored(`<path d="M9 28L14 9 19 26Z" fill="#fff6dc" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>`);

const BOLT = "M8-6L-12 18H0L-8 44 20 12H6L16-6Z";
/** A cloud with a bolt in it, rain and wind. */
export const STORM =
  `<path d="M-32 22L-40 40M26 22L18 40M40 18L33 33" stroke="#bfe0f2" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M-34 8C-52 6-50-20-32-20-32-42-4-48 6-34 20-44 40-34 36-18 52-16 50 8 34 8Z" fill="#66748a" ${OUTLINE}/>` +
  `<path d="M-36-2C-44-8-40-16-28-15-28-32-8-40 4-26-8-26-16-20-18-10Z" fill="#a9b7c9"/>` +
  `<path d="M-6-4H20C26-4 26-14 19-13M-22 0H4" fill="none" stroke="#dfe8f2" stroke-width="3.4" stroke-linecap="round"/>` +
  `<path d="${BOLT}" fill="#ffe27a" ${OUTLINE}/>`;

// --- small cards to look at ---

const leaf = (ground: string, rim: string, figure: string): string =>
  `<rect x="-15" y="-23" width="30" height="46" rx="4" fill="${ground}" ${OUTLINE}/>` +
  `<rect x="-11.5" y="-19.5" width="23" height="39" rx="2" fill="none" stroke="${rim}" stroke-width="1.8"/>${figure}`;

export const MINE_LEAF = leaf(
  "#39404c",
  "#8294aa",
  `<path d="M-11 14L0-15 11 14Z" fill="#8f9bab" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M0-15L-4-5 0-3 4-5Z" fill="#fff"/><path d="M-5 14V7C-5 2 5 2 5 7V14Z" fill="#0a0705"/>`,
);
export const TREASURE_LEAF = leaf(
  "#4a2b1a",
  "#d9a63c",
  placed(0, 0, 0.52, `<path d="M-13-17H13L23-5 0 22-23-5Z" fill="#ffd98a" ${OUTLINE}/>` +
    `<path d="M-23-5H23M-13-17L-8-5 0 22 8-5 13-17" fill="none" stroke="${INK}" stroke-width="2.4"/>`),
);
