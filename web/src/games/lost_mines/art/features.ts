import { upright, type Point, type Side } from "../../../art/cardMeasures";
import type { Field } from "../../../art/field";
import { isBend } from "../../../art/layout";
import { placed } from "../../../art/markup";
import { INK, OUTLINE } from "../../../art/palette";
import { heap, type Rubble } from "../../../art/things/boulder";
import { plank } from "../../../art/things/timber";
import type { Feature } from "./names";
import { BARK } from "./palette";

/**
 * What lies on a trail. Obstacles lie across it and fill its width; rocks leave a gap for one; the fire has room
 * round it. Each is drawn round 0,0, which comes to lie at the heart of the trail.
 */

/** A felled fir: a thick trunk over the trail, the cut at one end and what is left of the crown at the other. */
const twigs = "M22-9L31-26M6 10L15 27M-8-10L-3-24";
const TRUNK =
  `<path d="M-50 12C-20 20 20 20 48 13" fill="none" stroke="#0c0804" stroke-width="20" stroke-linecap="round" ` +
  `opacity=".5"/>` +
  `<path d="${twigs}" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>` +
  `<path d="${twigs}" stroke="#9a6a38" stroke-width="4.4" stroke-linecap="round"/>` +
  `<path d="M-32-9L46-12V12L-32 9Z" fill="${BARK}" ${OUTLINE}/><path d="M-30-7L43-9.5V-2L-30 0Z" fill="#b98049"/>` +
  `<path d="M-14 4.5H6M16 6H34M-2-3H14M24-5H36" stroke="#3a2412" stroke-width="2.2" stroke-linecap="round"/>` +
  `<ellipse cx="47" rx="7.5" ry="12.5" fill="#f0d09a" ${OUTLINE}/>` +
  `<ellipse cx="47" rx="3.6" ry="6.6" fill="none" stroke="#8a5a2e" stroke-width="2"/>`;

const CROWN =
  `<path d="M-66 1L-47-17-46-9-28-23-26-12-14-18-17 0-13 17-25 13-27 23-46 10-47 17Z" fill="#2f6b34" ${OUTLINE}/>` +
  `<path d="M-61 0L-49-11-46-4-31-17-27-7-18-11-20 0Z" fill="#6cb860"/>` +
  `<path d="M-57 2H-20M-44 6L-39 10M-32 5L-26 11" stroke="#123519" stroke-width="2.4" fill="none" ` +
  `stroke-linecap="round"/>`;

const lying = (angle: number, tree: string): string => `<g transform="rotate(${angle})">${tree}</g>`;

/** Where trails meet a second trunk lies below, so that no way leads past. */
const felled = (x: number, y: number, angle: number, meeting: boolean): string =>
  placed(x + 4, y + 1, 0.94, (meeting ? placed(-4, 4, 0.86, lying(-angle - 180, TRUNK)) : "") + lying(angle, TRUNK + CROWN));

const LAKE =
  `<path d="M-40-6C-42-31-14-40 6-34 34-34 45-12 41 8 38 34 12 43-10 36-34 34-40 14-40-6Z" fill="#d8c48f" ${OUTLINE}/>` +
  `<path d="M-34-5C-35-26-11-34 6-28 29-28 38-10 35 7 32 29 11 36-8 30-29 28-34 12-34-5Z" fill="#1d5f86"/>` +
  `<path d="M-27-3C-28-20-9-27 6-22 24-22 32-8 29 6 26 22 10 29-6 24-22 22-27 10-27-3Z" fill="#2f86b0"/>` +
  `<path d="M-18-9q7-5 14 0t14 0M-10 5q7-5 14 0t14 0M-17 17q6-4 12 0" stroke="#dff4fb" stroke-width="3" fill="none" ` +
  `stroke-linecap="round"/>` +
  `<path d="M-30 20C-31 10-32 2-30-8M-25 22C-25 14-23 6-20 0" stroke="${INK}" stroke-width="4" fill="none" ` +
  `stroke-linecap="round"/>` +
  `<path d="M-30 20C-31 10-32 2-30-8M-25 22C-25 14-23 6-20 0" stroke="#7fae4e" stroke-width="1.8" fill="none"/>` +
  `<path d="M-30-8v-7M-20 0l2-6" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>` +
  `<path d="M-30-8v-7M-20 0l2-6" stroke="#8a5a2e" stroke-width="3" stroke-linecap="round"/>`;

/** A cleft from west to east: its north wall is seen, and the boards of a bridge that was. */
const DITCH =
  `<path d="M-50-28L-32-22-17-31 1-20 20-29 49-21 45-1 52 21 29 29 10 20-9 31-28 22-51 29-45 2Z" fill="#6a4a28"/>` +
  `<path d="M-46-21L-31-16-16-23 2-14 20-21 43-16 40 0 46 16 28 22 10 14-9 24-28 16-45 22-40 2Z" fill="#140b06" ` +
  `${OUTLINE}/>` +
  `<path d="M-46-21L-31-16-16-23 2-14 20-21 43-16 42-6 21-11 3-4-15-12-30-5-43-9Z" fill="#5d4022"/>` +
  `<path d="M-34-15v8M-6-17v8M28-17v8" stroke="#a0743e" stroke-width="2.4"/>`;

/** A cleft from north to south, across a trail that runs west to east. */
const CHASM =
  `<path d="M-14-56L8-52 20-57 16-34 28-18 20 0 29 22 19 38 24 57 4 52-12 58-20 36-27 20-20 2-29-18-18-34Z" ` +
  `fill="#6a4a28"/>` +
  `<path d="M-9-49L8-45 13-49 10-32 20-17 13 0 21 20 12 37 16 50 3 45-8 50-14 35-20 20-13 2-21-17-11-33Z" ` +
  `fill="#140b06" ${OUTLINE}/>` +
  `<path d="M-9-49L8-45 13-49 11-36-1-34-10-36ZM-21-17L-14-29-12-12-16-6ZM20-17L14-26 12-10 15-6ZM-20 20L-14 8-12 22` +
  `-16 30ZM21 20L15 8 13 22 15 28Z" fill="#5d4022"/>` +
  `<path d="M-3-44v7M5-44v6" stroke="#a0743e" stroke-width="2.4"/>`;

const FIRE =
  `<circle cy="1" r="52" fill="url(#art-light)"/>` +
  heap(
    "fire",
    Array.from({ length: 9 }, (_, i): Rubble => {
      const angle = (i / 9) * 2 * Math.PI;
      return { x: Math.cos(angle) * 22, y: 7 + Math.sin(angle) * 13, size: 5, tone: "#98a3ad" };
    }),
  ) +
  plank(-7, 9, 30, 6.5, 24, "#7a5026") +
  plank(7, 9, 30, 6.5, -24, "#8a5a2e") +
  `<path d="M0-33C15-15 20-2 13 9 8 15-8 15-13 9-20-1-13-11-8-18-6-10-3-11 0-33Z" fill="#ff7a2e" ${OUTLINE}/>` +
  `<path d="M0-14C8-4 10 3 5 9 2 11-2 11-5 9-10 3-5-3 0-14Z" fill="#ffe27a"/>`;

/** The way a trail runs through its heart. */
function courseOf(sides: readonly Side[]): Point {
  if (isBend(sides)) return sides.includes("N") === sides.includes("E") ? [0.7, 0.7] : [0.7, -0.7];
  return sides.every(upright) ? [0, 1] : [1, 0];
}

/** Boulders crowd in from both sides; between them is a gap for one. */
function gate(sides: readonly Side[]): string {
  const [tx, ty] = courseOf(sides);
  const stones: Rubble[] = [
    [-24, -19, 12], [2, -17, 17], [26, -20, 11], [-16, 17, 15], [13, 18, 16], [35, 18, 9], [-36, 19, 8],
  ].map(([along = 0, across = 0, size = 0], i) => ({
    x: tx * along - ty * across,
    y: ty * along + tx * across + 2,
    size,
    tone: i % 2 ? "#a7b1ba" : "#8f9aa5",
  }));
  return stones.sort((a, b) => a.y - b.y).map((stone, i) => heap(`gate${i}`, [stone])).join("");
}

/** A feature on a trail between these sides, its middle at the heart. */
export function feature(kind: Feature, sides: readonly Side[], [x, y]: Point): string {
  const alongside = sides.every(upright);
  const crosswise = sides.length === 2 && sides.every((side) => !upright(side));
  switch (kind) {
    case "tree":
      return felled(x, y, alongside ? -12 : -40, sides.length > 2);
    case "lake":
      return placed(x, y, sides.length > 2 ? 1.12 : 1.02, LAKE);
    case "ditch":
      return placed(x, y + 1, crosswise ? 0.96 : 1, crosswise ? CHASM : DITCH);
    case "rocks":
      return placed(x, y + 1, 1, gate(sides));
    case "campfire":
      return placed(x, y, 1, FIRE);
  }
}

/** How far a place is from a feature: no fir grows on it. */
export const awayFrom = ([hx, hy]: Point, kind: Feature | null): Field =>
  kind === null ? () => Infinity : (x, y) => Math.hypot(x - hx, (y - hy) * 0.9) - (kind === "rocks" ? 36 : 44);
