import { BRASS, GOLD, INK, OUTLINE } from "../palette";
import { heap } from "./boulder";

/** What action cards show besides tools, in a box of about 96 × 100 units round 0,0. */

export const ROCKFALL =
  heap("rockfall", [
    { x: -24, y: -20, size: 8, tone: "#7b8594" },
    { x: 24, y: -22, size: 9, tone: "#8e99a8" },
    { x: 0, y: -34, size: 6, tone: "#7b8594" },
    { x: -16, y: 16, size: 17, tone: "#8e99a8" },
  ]) +
  heap("rockfall right", [{ x: 17, y: 19, size: 16, tone: "#7b8594" }]) +
  heap("rockfall top", [{ x: 2, y: -2, size: 15, tone: "#a3adbb" }]) +
  `<path d="M-24-42v9M24-46v10M0-50v7M-10-30v8M12-34v8" stroke="${GOLD}" stroke-width="2.6" stroke-linecap="round" ` +
  `opacity=".8"/>`;

export const MAP =
  `<path d="M-38-24L-14-31 12-24 38-31V24L12 31-14 24-38 31Z" fill="#e9d3a0" ${OUTLINE}/>` +
  `<path d="M-14-31L12-24V31L-14 24Z" fill="#d2b67c"/>` +
  `<path d="M-31 14C-20 0-16 16-6 4S8-14 16-10" fill="none" stroke="#7a4a22" stroke-width="3.2" ` +
  `stroke-dasharray="5 4" stroke-linecap="round"/>` +
  `<path d="M18-19l11 11M29-19L18-8" stroke="#b3331f" stroke-width="4.4" stroke-linecap="round"/>` +
  `<circle cx="-30" cy="16" r="3.6" fill="#7a4a22"/>` +
  `<g transform="translate(17 19)">` +
  `<circle r="15" fill="#cfe6f2" fill-opacity=".55" stroke="${INK}" stroke-width="6"/>` +
  `<circle r="15" fill="none" stroke="${BRASS}" stroke-width="3.2"/>` +
  `<path d="M11 11L24 24" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>` +
  `<path d="M11 11L24 24" stroke="#b57c42" stroke-width="4.6" stroke-linecap="round"/></g>`;

/** A raised glove: stop. */
export const HAND =
  `<path d="M-24 8C-36-2-41-8-37-13C-32-17-25-9-17-3V-30C-17-39-7-39-7-30V-37C-7-46 4-46 4-37V-33C4-42 14-42 14-33` +
  `V-26C14-34 24-34 24-26V8C24 20 19 26 15 30H-13C-17 24-20 14-24 8Z" fill="#c98d45" ${OUTLINE}/>` +
  `<path d="M-7-30V-6M4-36V-6M14-32V-5" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>` +
  `<path d="M-13-29V-4M-2-36V-12M9-33V-12M19-26V-10" stroke="#f0c07a" stroke-width="2.8" stroke-linecap="round"/>` +
  `<path d="M-10 6C-4 0 6 0 14 4" fill="none" stroke="#7d4f28" stroke-width="2.6" stroke-linecap="round"/>` +
  `<path d="M-18 28H20L23 43H-21Z" fill="#8a5a2e" ${OUTLINE}/>` +
  `<path d="M-15 35H18" stroke="#e0ad6a" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/>`;
