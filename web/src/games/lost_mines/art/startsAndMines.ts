import { CENTRE, type Point } from "../../../art/cardMeasures";
import { carve, pebbles } from "../../../art/carve";
import { border, rockface, sheet } from "../../../art/faces/blankCard";
import { field } from "../../../art/field";
import { alcoveOf, isBend, layout } from "../../../art/layout";
import { placed } from "../../../art/markup";
import { BED, INK, MINE, OUTLINE } from "../../../art/palette";
import { noise } from "../../../art/rng";
import type { Shape } from "../../../art/shape";
import { dragon } from "../../../art/things/creatures";
import { EMBLEMS } from "./emblems";
import { forestSiteShape, type Clan, type Treasure } from "./names";
import { STONE_TRAIL } from "./palette";
import { trailFace } from "./trailFace";
import { heaped } from "./treasureSigns";

/** Where the clans set out, and where they want to. */

const eaves = (path: string, tone: string): string =>
  `<path d="${path}" fill="${tone}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>`;

/** The roofs are as the heads of their clans: a round one and a tall one. */
const ROOFS: Readonly<Record<Clan, string>> = {
  blue:
    eaves("M-33-1C-33-46 33-46 33-1Z", "#2f6fd0") +
    `<path d="M-24-6C-22-24-12-31 0-33" fill="none" stroke="#8fc0ff" stroke-width="3.6" stroke-linecap="round"/>`,
  yellow:
    eaves("M-34 0L-14-22 0-55 14-22 34 0Z", "#e6b325") +
    `<path d="M-25-5L-10-21 0-44" fill="none" stroke="#fff0b8" stroke-width="3.4" stroke-linecap="round"/>`,
};

const house = (clan: Clan): string =>
  placed(
    56,
    82,
    1.12,
    `<ellipse cy="24" rx="33" ry="7" fill="#0c0804" opacity=".5"/>` +
      `<path d="M-25 23V-4H25V23Z" fill="#8a5a2e" ${OUTLINE}/>` +
      `<path d="M-22 7H22M-22 15H22" stroke="#6b4220" stroke-width="2.4"/>` +
      `<path d="M-8 23V9C-8 1 8 1 8 9V23Z" fill="#1a0f08" stroke="${INK}" stroke-width="2"/>` +
      `<path d="M-19 3h7v8h-7zM12 3h7v8h-7z" fill="#ffd06a" stroke="${INK}" stroke-width="2"/>` +
      ROOFS[clan] + placed(clan === "blue" ? 0 : 1, -14, 0.62, EMBLEMS[clan]),
  );

const PEAK =
  `<path d="M10 140L34 82 56 34 80 84 102 140Z" fill="#7d8898" ${OUTLINE}/>` +
  `<path d="M56 34L67 70 58 82 74 140H102L80 84Z" fill="#4d5765"/>` +
  `<path d="M56 34L45 58 53 66 58 58 65 68 69 62Z" fill="#f4f8fd" stroke="${INK}" stroke-width="2" ` +
  `stroke-linejoin="round"/>` +
  `<path d="M24 122L36 96M40 88L46 76" stroke="#a9b4c2" stroke-width="3" stroke-linecap="round"/>`;

const beams = "M36 142V108M76 142V108M33 107H79";
const ADIT =
  `<path d="M38 141V112C38 96 74 96 74 112V141Z" fill="#0a0705" ${OUTLINE}/>` +
  `<path d="${beams}" stroke="${INK}" stroke-width="10" stroke-linecap="round"/>` +
  `<path d="${beams}" stroke="#b57c42" stroke-width="5.4" stroke-linecap="round"/>`;

/** Drawn, not typed: the same sign in every script. */
export const ask = (x: number, y: number, scale: number, tone = "#ffe2a0"): string =>
  placed(
    x,
    y,
    scale,
    `<path d="M-9-8A9.5 9.5 0 1 1 3 1.5Q0 3 0 8" fill="none" stroke="${tone}" stroke-width="5.6" ` +
      `stroke-linecap="round"/><path d="M0 16.5h.01" stroke="${tone}" stroke-width="6.6" stroke-linecap="round"/>`,
  );

/** A mine that nobody has entered. */
export const hiddenMine = (): string =>
  sheet("#1c2027", rockface("mountain", { ...MINE, cold: ["#39404c", "#5a6473"] }) + PEAK + ADIT + ask(56, 122, 0.84) +
    border(MINE.lit));

const ALCOVE = 29;

/** A mine that has been entered: the trail leads over cold stone to what it holds. */
function foundMine(name: string, shape: Shape): string {
  const [trail] = layout(shape, ALCOVE).tunnels;
  if (!trail) return hiddenMine();
  const open = field([[...trail.runs, ...trail.rooms]], noise(name));
  const [x, y]: Point = isBend(trail.sides) ? alcoveOf(trail.sides) : CENTRE;
  const kind = name.slice("mine-".length);
  return sheet(
    BED,
    rockface(name, MINE, open) + border(MINE.lit) + carve(open, STONE_TRAIL).markup + pebbles(name, open, STONE_TRAIL) +
      `<circle cx="${x}" cy="${y}" r="46" fill="url(#art-light)" opacity=".7"/>` +
      (kind === "dragon" ? dragon(x, y + 2, 1.12) : placed(x, y, kind === "silver" ? 1.25 : 1.1, heaped(kind as Treasure))),
  );
}

export function forestSiteFace(name: string, turned: boolean, variant: number): string {
  const shape = forestSiteShape(name, turned) as Shape;
  if (name.startsWith("mine-")) return foundMine(name, shape);
  const clan = name.slice("start-".length) as Clan;
  return trailFace(shape, variant, null, house(clan));
}

