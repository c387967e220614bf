import { figures } from "../digits";
import { BRASS, GOLD, MINE } from "../palette";
import { cube } from "../things/cube";
import { band, border, frame, rockface, sheet } from "./blankCard";

type Nugget = readonly [x: number, y: number, scale: number];

/** As many cubes as the card is worth, and the number below. */
const NUGGETS: Readonly<Record<string, readonly Nugget[]>> = {
  "1": [[56, 72, 3.1]],
  "2": [[38, 60, 2.3], [74, 84, 2.3]],
  "3": [[56, 44, 2.1], [34, 88, 2.1], [78, 88, 2.1]],
  "5": [[34, 38, 1.7], [78, 38, 1.7], [56, 70, 1.7], [34, 102, 1.7], [78, 102, 1.7]],
};

/** A value in the band of a card. */
export const figure = (value: string, tone: string): string =>
  `<g transform="translate(56 155)scale(.92)" fill="none" stroke-linejoin="miter">` +
  `<g transform="translate(0 2)">${figures(value, `stroke="#120a06" stroke-opacity=".7" stroke-width="6"`)}</g>` +
  `${figures(value, `stroke="${tone}" stroke-width="5.6"`)}</g>`;

export const goldNames = Object.keys(NUGGETS);

export function goldFace(name: string): string {
  const stone = { ...MINE, cold: ["#3a2c17", "#574020"] as const, lit: "#c79a50" };
  const cubes = (NUGGETS[name] ?? []).map(([x, y, scale], i) => cube(x, y, scale, i % 2 === 0)).join("");
  return sheet(
    "#1d1509",
    rockface("gold" + name, stone) +
      `<circle cx="56" cy="70" r="58" fill="url(#art-light)" opacity=".6"/>` +
      cubes + band(136, "#120d07", BRASS, figure(name, GOLD)) + border(stone.lit) + frame(BRASS, 0.7),
  );
}
