import { cube } from "./things/cube";

/** The name, drawn and not typed, in WORDMARK_BOX. */
export const WORDMARK_BOX = "0 -3 150 36";

const LETTERS =
  "M4 31V3H17L21 8V13L17 18H7M30 0L41 14 52 0M41 14V31M61 31V3H74L78 8V12L74 17H64M70 17L80 31M91 0V31M99 3H121" +
  "M110 3V31M146 3H131V28H146M131 15H143";
const LIGHTS = "M4 31V3H17L21 8M30 0L41 14 52 0M61 31V3H74L78 8M91 0V31M99 3H121M146 3H131V28";

export const WORDMARK =
  `<g fill="none" stroke-width="6"><path stroke="#5a3a10" transform="translate(0 2)" d="${LETTERS}"/>` +
  `<path stroke="#ffcf6a" d="${LETTERS}"/>` +
  `<path stroke="#fff0c4" stroke-width="1.4" transform="translate(-1.4 -1.4)" d="${LIGHTS}"/></g>`;

/** Three cubes: the mark of Pyrite, in EMBLEM_BOX. */
export const EMBLEM_BOX = "-22 -24 44 46";
export const EMBLEM = cube(-9, 7, 1) + cube(10, 7, 1) + cube(0, -9, 1.15, true);
