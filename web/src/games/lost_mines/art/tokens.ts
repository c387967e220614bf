import { placed } from "../../../art/markup";
import { INK, OUTLINE } from "../../../art/palette";
import { dragon } from "../../../art/things/creatures";
import { AXE, BOAT, JAWS, ROPE, TROLL } from "./equipment";

/** What is laid on cards and between them; tools are round discs of wood, whatever bars the way has another outline. */

export const FOREST_TOKEN_BOX = "-26 -26 52 52";
export const FOREST_TOKENS = ["axe", "boat", "rope", "trap", "troll", "dragon"] as const;
export type ForestToken = (typeof FOREST_TOKENS)[number];

const SHADE = `fill="${INK}" opacity=".5" transform="translate(0 2)"`;

const disc = (drawing: string): string =>
  `<circle r="23" ${SHADE}/><circle r="22.5" fill="#e9d3a0" stroke="${INK}" stroke-width="2.6"/>` +
  `<circle r="19" fill="none" stroke="#a5793a" stroke-width="1.6"/>` +
  `<path d="M-12-10C-4-15 8-14 13-7M-15 4C-9-3-4-6 2-6M10 13C14 9 16 4 15-1" fill="none" stroke="#cfae74" ` +
  `stroke-width="1.4" stroke-linecap="round"/>${drawing}`;

/** Points all round, like its teeth. */
const SPIKED = Array.from({ length: 24 }, (_, i) => {
  const [angle, far] = [(i / 24) * 2 * Math.PI, i % 2 ? 18.5 : 24.5];
  return `${i ? "L" : "M"}${Math.round(Math.sin(angle) * far * 10) / 10} ${Math.round(-Math.cos(angle) * far * 10) / 10}`;
}).join("");

/** A boulder with corners. */
const SLAB = "M-14-24H14L24-13V14L13 24H-13L-24 14V-13Z";

const PLATES: Readonly<Record<ForestToken, string>> = {
  axe: disc(placed(-1, 1, 0.36, AXE)),
  boat: disc(placed(0, 1, 0.35, BOAT)),
  rope: disc(placed(0, 0, 0.37, ROPE)),
  trap:
    `<path d="${SPIKED}Z" ${SHADE}/><path d="${SPIKED}Z" fill="#7d2a1e" stroke="${INK}" stroke-width="2.6" ` +
    `stroke-linejoin="round"/>${placed(0, 0, 0.38, JAWS)}`,
  troll:
    `<path d="${SLAB}" ${SHADE}/><path d="${SLAB}" fill="#4d3f5c" ${OUTLINE}/>` +
    `<path d="M-19 12V-12L-12-20H12" fill="none" stroke="#8d7aa3" stroke-width="2"/>${placed(0, 1, 0.46, TROLL)}`,
  dragon:
    `<circle r="23" ${SHADE}/><circle r="22.5" fill="#2a120c" stroke="${INK}" stroke-width="2.6"/>` +
    `<circle r="19.5" fill="none" stroke="#f1b04a" stroke-width="2" stroke-dasharray="3.4 2.7"/>` + dragon(0, 2, 0.52),
};

export const forestToken = (token: ForestToken): string => PLATES[token];
