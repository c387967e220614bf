import { placed } from "../../../art/markup";
import { INK, OUTLINE } from "../../../art/palette";
import { cube } from "../../../art/things/cube";
import type { Treasure } from "./names";

/** What the mines hold, each of an outline of its own: a cut stone, a cube, a bar; about 40 units round 0,0. */

const GEM =
  `<path d="M-13-17H13L23-5 0 22-23-5Z" fill="#c22f4e" ${OUTLINE}/>` +
  `<path d="M-13-17L-8-5H-23Z" fill="#f58aa0"/><path d="M-13-17H13L8-5H-8Z" fill="#ffc2cd"/>` +
  `<path d="M13-17L23-5H8Z" fill="#e25876"/><path d="M-23-5H-8L0 22Z" fill="#e25876"/>` +
  `<path d="M8-5H23L0 22Z" fill="#8d1a38"/>` +
  `<path d="M-13-17H13L23-5 0 22-23-5ZM-23-5H23M-13-17L-8-5 0 22 8-5 13-17" fill="none" stroke="${INK}" ` +
  `stroke-width="1.6" stroke-linejoin="round"/>`;

/** A bar of silver: long and low, bevelled, with a stamp. */
const BAR =
  `<path d="M-25 13L-16-7H16L25 13Z" fill="#b9c6d6" ${OUTLINE}/>` +
  `<path d="M-16-7L-10-14H21L16-7Z" fill="#f4f8fd" ${OUTLINE}/>` +
  `<path d="M16-7L21-14 30 5 25 13Z" fill="#7c8a9d" ${OUTLINE}/>` +
  `<path d="M-13 3H13" stroke="#5f6d80" stroke-width="3.4" stroke-linecap="round"/>`;

const NUGGET = cube(0, 0, 2.1, true);

export const HOARDS: Readonly<Record<Treasure, string>> = { jewels: GEM, gold: NUGGET, silver: BAR };

const shadow = `<ellipse cy="21" rx="34" ry="8" fill="#120a06" opacity=".55"/>`;
const SPARKLE =
  `<path d="M-27-21l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2zM28-26l1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6z" ` +
  `fill="#fff6cf"/>`;

/** A heap of it, as it lies in a mine; about 70 units wide. */
export const heaped = (kind: Treasure): string => {
  const one = HOARDS[kind];
  const three =
    kind === "jewels"
      ? placed(-15, 8, 0.62, one) + placed(16, 9, 0.62, one) + placed(0, -7, 0.86, one)
      : kind === "gold"
        ? cube(-16, 10, 1.25) + cube(16, 10, 1.25) + cube(0, 14, 1.35, true) + cube(0, -9, 1.5, true)
        : placed(-15, 11, 0.62, one) + placed(17, 11, 0.62, one) + placed(0, -5, 0.76, one);
  return shadow + three + SPARKLE;
};
