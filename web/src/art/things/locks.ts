import { placed } from "../markup";
import { INK, OUTLINE, STEEL } from "../palette";

/** Bars and padlocks. */

const shackle = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="10"/>` +
  `<path d="${path}" fill="none" stroke="#aeb9c9" stroke-width="5"/>`;

const BODY =
  `<rect x="-15" y="-4" width="30" height="25" rx="4" fill="#8f6420" ${OUTLINE}/>` +
  `<path d="M-12-1H12" stroke="#ffe9a8" stroke-width="3"/>` +
  `<circle cy="7" r="3.6" fill="${INK}"/><path d="M0 8V15" stroke="${INK}" stroke-width="3.4"/>`;

export const padlock = (x: number, y: number, scale: number): string =>
  placed(x, y, scale, shackle("M-9-3V-13A9 9 0 0 1 9-13V-3") + BODY);

const bar = (x: number, from: number, to: number): string =>
  `<path d="M${x} ${from}V${to}" stroke="${INK}" stroke-width="8.4" stroke-linecap="round"/>` +
  `<path d="M${x} ${from}V${to}" stroke="${STEEL}" stroke-width="4.4" stroke-linecap="round"/>` +
  `<path d="M${x - 1.2} ${from}V${to}" stroke="#dfe8f2" stroke-width="1.6" stroke-linecap="round"/>`;

const rod = (y: number, wide: number): string =>
  `<path d="M${-wide} ${y}H${wide}" stroke="${INK}" stroke-width="11" stroke-linecap="round"/>` +
  `<path d="M${-wide} ${y}H${wide}" stroke="#6d7787" stroke-width="6" stroke-linecap="round"/>`;

/** A grating; whoever is behind it looks out between the bars. */
export const GRATING = [-37, -19, 19, 37].map((x) => bar(x, -42, 42)).join("") + rod(-36, 41) + rod(36, 41);

const bent = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="10" stroke-linecap="round"/>` +
  `<path d="${path}" fill="none" stroke="${STEEL}" stroke-width="5.4" stroke-linecap="round"/>`;
/** The same with the two bars in the middle bent aside. */
export const BENT_GRATING =
  bar(-36, -42, 42) + bar(36, -42, 42) + bent("M-14-42C-16-24-29-18-29 0S-16 24-14 42") +
  bent("M14-42C16-24 29-18 29 0S16 24 14 42") + rod(-38, 41) + rod(40, 41);
