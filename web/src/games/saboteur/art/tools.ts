import { EMBER, INK, OUTLINE } from "../../../art/palette";
import { cube } from "../../../art/things/cube";

/** The three tools, whole and broken, in a box of about 96 × 100 units round 0,0. */

export const TOOLS = ["pickaxe", "lantern", "cart"] as const;
export type Tool = (typeof TOOLS)[number];
export const TOOL_BOX = "-48 -52 96 100";

const sparks = (path: string): string =>
  `<path d="${path}" stroke="${EMBER}" stroke-width="3.2" stroke-linecap="round"/>`;

const PICK_HEAD =
  `<path d="M-40-9C-24-30 24-30 40-9 33-13 22-16 11-17L11-7-11-7-11-17C-22-16-33-13-40-9Z" fill="#aeb9c9" ` +
  `${OUTLINE}/>` +
  `<path d="M-34-13C-20-25 20-25 34-13 20-21-20-21-34-13Z" fill="#eef4fb"/>`;

const PICKAXE =
  `<g transform="rotate(32)"><path d="M-5-12H5L6 44H-6Z" fill="#b57c42" ${OUTLINE}/>` +
  `<path d="M-2.5-4V40" stroke="#e0ad6a" stroke-width="2.4"/>${PICK_HEAD}` +
  `<rect x="-8" y="-21" width="16" height="13" rx="2.5" fill="#6d7787" ${OUTLINE}/></g>`;

const SNAPPED_PICKAXE =
  `<g transform="rotate(-12)"><path d="M-5-10H5L6 8 1 3-1 12-6 5Z" fill="#b57c42" ${OUTLINE}/>${PICK_HEAD}</g>` +
  `<g transform="translate(10 8)rotate(32)"><path d="M-6 6L-2 0 1 8 5 1 6 38H-5Z" fill="#8a5a2e" ${OUTLINE}/></g>` +
  sparks("M-27 16l6 4M-24 27l8-1M29-2l7-5M32 8l8 0");

const wheel = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="10.5" fill="#4d5765" ${OUTLINE}/><circle cx="${x}" cy="${y}" r="4" fill="#c9d3e0"/>`;

const CART_BODY =
  `<path d="M-38-18H38L29 16H-29Z" fill="#8a5a2e" ${OUTLINE}/>` +
  `<path d="M-35-13H35M-32-3H32M-30 7H30" stroke="#5d3a1c" stroke-width="2.6"/>` +
  `<path d="M-41-22H41V-14H-41Z" fill="#7f8a9a" ${OUTLINE}/>` +
  `<path d="M-22-14L-17 16M22-14L17 16" stroke="#7f8a9a" stroke-width="5"/>`;

const LOAD = cube(-16, -24, 1) + cube(12, -25, 1.1, true) + cube(-2, -29, 1, true);
const CART = LOAD + CART_BODY + wheel(-19, 24) + wheel(19, 24);

const SPLIT_CART =
  `<g transform="rotate(13)translate(0-4)">${CART_BODY}` +
  `<path d="M-6-22L2-8-5 0 4 16" fill="none" stroke="${INK}" stroke-width="4.5"/>${wheel(-18, 22)}</g>` +
  `<g transform="translate(29 30)"><circle r="10.5" fill="#4d5765" ${OUTLINE}/>` +
  `<path d="M-10-3L0 0 5 10" stroke="${INK}" stroke-width="3" fill="none"/></g>` +
  sparks("M36 10l6-5M40 18l8-1");

const LANTERN_TOP =
  `<path d="M-11-33a11 11 0 0 1 22 0" fill="none" stroke="${INK}" stroke-width="7"/>` +
  `<path d="M-11-33a11 11 0 0 1 22 0" fill="none" stroke="#c9a25a" stroke-width="3.4"/>` +
  `<path d="M-16-28H16L21-17H-21Z" fill="#c98d45" ${OUTLINE}/>`;
const LANTERN_FOOT = `<path d="M-21 24H21L24 36H-24Z" fill="#c98d45" ${OUTLINE}/>`;

const LANTERN =
  `<circle r="46" fill="url(#art-light)"/>${LANTERN_TOP}<path d="M-17-17H17V24H-17Z" fill="#ffd06a" ${OUTLINE}/>` +
  `<path d="M0-13C11 0 9 14 0 21-9 14-11 0 0-13Z" fill="#ff9a2e"/>` +
  `<path d="M0-2C5 5 5 14 0 19-5 14-5 5 0-2Z" fill="#fff6cf"/>` +
  `<path d="M-17-17V24M17-17V24" stroke="#7a5326" stroke-width="4"/>${LANTERN_FOOT}`;

const CRACKED_LANTERN =
  `<g transform="rotate(-9)">${LANTERN_TOP}<path d="M-17-17H17V24H-17Z" fill="#27313e" ${OUTLINE}/>` +
  `<path d="M-17-6L-4 2-9 10-2 24M17-12L5-4 11 6 3 10" fill="none" stroke="#cfdbe8" stroke-width="2.6"/>` +
  `<path d="M-3 22C-9 10-2 4 2-2" fill="none" stroke="#8b95a6" stroke-width="3" stroke-linecap="round" ` +
  `opacity=".8"/>${LANTERN_FOOT}</g>` +
  sparks("M28-8l8-4M29 4l9 1M-34 2l-7 2");

const WHOLE: Record<Tool, string> = { pickaxe: PICKAXE, lantern: LANTERN, cart: CART };
const BROKEN: Record<Tool, string> = { pickaxe: SNAPPED_PICKAXE, lantern: CRACKED_LANTERN, cart: SPLIT_CART };

export const toolPicture = (tool: Tool, broken = false): string => (broken ? BROKEN : WHOLE)[tool];
