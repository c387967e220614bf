import { figures } from "../digits";
import { placed } from "../markup";
import { OUTLINE } from "../palette";
import { cube } from "./cube";

/** Where nuggets lie before it, as far as one sees at a glance how many they are. */
const PLACES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[0, 17, 1.35]],
  [[-13, 17, 1.25], [13, 17, 1.25]],
];

/** More than these are told by a figure. */
const tag = (nuggets: number): string =>
  cube(-15, 17, 1.25, true) +
  `<circle cx="13" cy="14" r="13" fill="#efe3c6" ${OUTLINE}/>` +
  `<g transform="translate(13 14)scale(${nuggets > 9 ? 0.38 : 0.48})" fill="none">` +
  `${figures(String(nuggets), `stroke="#120a06" stroke-width="7"`)}</g>`;

/** A leather bag, and before it the nuggets it holds. */
export function bag(x: number, y: number, scale: number, nuggets: number): string {
  const gold = (PLACES[nuggets] ?? []).map(([x, y, size], i) => cube(x, y, size, i === nuggets - 1)).join("") || tag(nuggets);
  return placed(
    x,
    y,
    scale,
    `<ellipse cy="25" rx="28" ry="8" fill="#120a06" opacity=".5"/>` +
      `<path d="M-23 24C-33 6-18-6-9-15H9C18-6 33 6 23 24C15 29-15 29-23 24Z" fill="#6b3d20" ${OUTLINE}/>` +
      `<path d="M-20 12C-22 2-13-5-7-12H-1C-10-4-15 4-16 16Z" fill="#a5683a"/>` +
      `<path d="M-9-16L-17-29-6-25 0-32 6-25 17-29 9-16Z" fill="#8a5530" ${OUTLINE}/>` +
      `<path d="M-11-15H11" stroke="#120a06" stroke-width="7.5" stroke-linecap="round"/>` +
      `<path d="M-11-15H11" stroke="#ead9b5" stroke-width="3.6" stroke-linecap="round"/>` +
      gold,
  );
}
