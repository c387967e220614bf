import { CENTRE, HEIGHT, MOUTH, SIDES, TUNNEL, WIDTH, type Side } from "../../../art/cardMeasures";
import { HATS } from "../../../art/hats";
import { placed } from "../../../art/markup";
import { BRASS, FLOOR, INK, OUTLINE, WALL } from "../../../art/palette";
import { portrait, type Dwarf } from "../../../art/portrait";
import { openSides, type Shape } from "../../../art/shape";
import { cube } from "../../../art/things/cube";
import { DWARF, at } from "../../../art/things/hands";
import { lantern } from "../../../art/things/lantern";
import { exchange } from "../../../art/things/signs";

/** What lies on the table besides cards. */

// --- gold as tokens ---

export const TOKEN_BOX = "-34 -36 68 72";
export const TOKENS = [1, 2, 5] as const;
export type Token = (typeof TOKENS)[number];

const HEXAGON = "M0-32L28-16V16L0 32-28 16V-16Z";
const NUGGETS: Record<Token, string> = {
  1: cube(0, 0, 1.75, true),
  2: cube(-9, -5, 1.2) + cube(9, 6, 1.2, true),
  5: [-12, 12].map((x) => cube(x, -12, 0.86) + cube(x, 12, 0.86)).join("") + cube(0, 0, 0.86, true),
};
/** One notch in the rim for each nugget: the value can be felt, and seen when the cubes are too small. */
const notches = (value: Token): string =>
  Array.from({ length: value }, (_, i) => {
    const angle = (i / value) * 360;
    return `<g transform="rotate(${angle})"><path d="M-4-33L0-25 4-33" fill="${INK}"/></g>`;
  }).join("");

export const token = (value: Token): string =>
  `<path d="${HEXAGON}" fill="${INK}" opacity=".5" transform="translate(0 3)"/>` +
  `<path d="${HEXAGON}" fill="#4a3413" ${OUTLINE}/>` +
  `<path d="M0-26L23-13V13L0 26-23 13V-13Z" fill="#6b4a1c" stroke="${BRASS}" stroke-width="2"/>` +
  NUGGETS[value] + notches(value);

// --- the toll ---

export const TOLL_BOX = "-50 -76 100 140";

/** Two figures that ask for gold; each has the sign of its token: a ring, or a cross of beams. */
export const TOLL_SIGNS = ["ring", "beams"] as const;
export type TollSign = (typeof TOLL_SIGNS)[number];

export const tollSign = (sign: TollSign): string =>
  sign === "ring"
    ? `<circle r="10" fill="#e9d3a0" ${OUTLINE}/><circle r="4" fill="${INK}"/>`
    : `<path d="M-10-10H10V10H-10Z" fill="#e9d3a0" ${OUTLINE}/>` +
      `<path d="M-6-6L6 6M6-6L-6 6" stroke="${INK}" stroke-width="4"/>`;

const KEEPER: Dwarf = { hat: "flaps", cloth: "#8a5530", hair: "#b5532a", beard: "long", skin: "#e0a878" };

/** The figure wears the hat of whoever it works for. */
export function toll(sign: TollSign, keeper: Dwarf = KEEPER): string {
  return (
    `<ellipse cy="56" rx="38" ry="7" fill="${INK}" opacity=".5"/>` +
    `<path d="M-34 46H34L40 58H-40Z" fill="#5d3a1c" ${OUTLINE}/>` +
    placed(0, 2, 0.86, portrait(keeper)) +
    // The barrier he holds, and the palm that waits for gold.
    `<path d="M-44 30L44 22" stroke="${INK}" stroke-width="13" stroke-linecap="round"/>` +
    `<path d="M-44 30L44 22" stroke="#f3ead9" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M-44 30L44 22" stroke="#b5322a" stroke-width="8" stroke-dasharray="11 11"/>` +
    placed(0, 36, 0.92, tollSign(sign)) +
    `<path d="M22 8C28 0 42 0 44 8L40 16H28Z" fill="#e0a878" ${OUTLINE}/>` + cube(34, -2, 0.8, true)
  );
}

// --- the postcard, three cards wide ---

export const POSTCARD_WIDTH = WIDTH * 3;
export const POSTCARD_BOX = `0 0 ${POSTCARD_WIDTH} ${HEIGHT}`;
export type PostcardSide = "costume" | "party";

const [MIDDLE, LEVEL] = [POSTCARD_WIDTH / 2, HEIGHT / 2];
const mouth = (x: number, y: number, across: number, down: number): string =>
  `<path d="M${x - across} ${y - down}h${2 * across}v${2 * down}h${-2 * across}z" fill="${WALL}"/>` +
  `<path d="M${x - across + (down > across ? 4 : 0)} ${y - down + (down > across ? 0 : 6)}` +
  `h${2 * across - (down > across ? 8 : 0)}v${2 * down - (down > across ? 0 : 9)}` +
  `h${-2 * across + (down > across ? 8 : 0)}z" fill="${FLOOR[2]}"/>`;

/** In our own deck: open in the west, the east, and north and south of the middle; nothing runs through. */
const MOUTHS =
  mouth(10, LEVEL, 12, TUNNEL) + mouth(POSTCARD_WIDTH - 10, LEVEL, 12, TUNNEL) +
  mouth(MIDDLE, 8, TUNNEL, 10) + mouth(MIDDLE, HEIGHT - 8, TUNNEL, 10);

const peg = (x: number, hat: string): string =>
  `<path d="M${x} 52V66" stroke="${INK}" stroke-width="5"/><circle cx="${x}" cy="52" r="4" fill="${BRASS}"/>` +
  placed(x, 96, 0.78, hat);

/** A row of pegs with hats, and one role that becomes another. */
const COSTUME =
  `<path d="M34 48H302" stroke="${INK}" stroke-width="10"/><path d="M34 48H302" stroke="#8a5a2e" stroke-width="5.5"/>` +
  peg(66, HATS.horns("#8a95a5")) + peg(118, HATS.cone("#b8402e")) +
  peg(218, HATS.bowler("#5b4a7a")) + peg(270, HATS.pom("#3f6fb0")) +
  at(DWARF, 150, 116, -6, 0.95) + at(DWARF, 186, 116, 6, 0.95) + placed(168, 116, 0.72, exchange("#fff3cf"));

const mug = (x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    `<path d="M12-8H22V10H12" fill="none" stroke="${INK}" stroke-width="9"/>` +
      `<path d="M12-8H22V10H12" fill="none" stroke="#c98d45" stroke-width="4"/>` +
      `<path d="M-14-14H14L12 20H-12Z" fill="#a86a30" ${OUTLINE}/>` +
      `<path d="M-5-10L-4 17M5-10L4 17" stroke="#6e4524" stroke-width="3"/>` +
      `<path d="M-16-14C-18-24-8-24-7-20-4-28 6-27 7-20 12-25 19-20 16-13Z" fill="#fff6dc" ${OUTLINE}/>`,
  );

/** Lanterns on a string, dwarfs with mugs, and all roles in one heap. */
const PARTY =
  `<path d="M30 36C80 62 120 62 168 42 216 62 256 62 306 36" fill="none" stroke="${INK}" stroke-width="3.4"/>` +
  [72, 120, 216, 264].map((x) => lantern(x, 62, 1.5)).join("") +
  placed(74, 112, 0.7, portrait({ hat: "horns", cloth: "#8a95a5", hair: "#d9a04a", beard: "fork", skin: "#efc09a" })) +
  placed(262, 112, 0.7, portrait({ hat: "pom", cloth: "#3f6fb0", hair: "#8d8f96", beard: "round", skin: "#e8b48a" })) +
  mug(116, 122) + mug(218, 122) +
  at(DWARF, 148, 108, -24, 0.8) + at(DWARF, 188, 108, 24, 0.8) +
  at(DWARF, 158, 116, -8, 0.8) + at(DWARF, 178, 116, 8, 0.8);

/** Once it has been reached: a stamp across it, and no light in it any more. */
const STAMP =
  `<rect x="18" y="14" width="${POSTCARD_WIDTH - 36}" height="${HEIGHT - 28}" rx="4" fill="#10141a" opacity=".58"/>` +
  `<g transform="translate(${MIDDLE} ${LEVEL})rotate(-12)" fill="none" stroke="#f3ead9">` +
  `<circle r="46" stroke-width="7"/><circle r="34" stroke-width="3"/>` +
  `<path d="M-20 2L-6 17 22-15" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="M-140-10H-56M-140 8H-56M56-8H140M56 10H140" stroke-width="5"/></g>`;

const [SLEEPER, MARGIN, BRIM] = [16, 18, 14]; // the frame of the picture is so far from the edges

/** A way into a part of the postcard, as wide as any tunnel, up to the frame. */
const OPENING: Readonly<Record<Side, string>> = {
  N: mouth(WIDTH / 2, BRIM / 2, TUNNEL, BRIM / 2),
  E: mouth(WIDTH - MARGIN / 2, LEVEL, MARGIN / 2, TUNNEL),
  S: mouth(WIDTH / 2, HEIGHT - BRIM / 2, TUNNEL, BRIM / 2),
  W: mouth(MARGIN / 2, LEVEL, MARGIN / 2, TUNNEL),
};

/** Where a part of the postcard is open to the mine, over its picture, and the ways that lead on through it. */
export function openings(shape: Shape, outside: readonly Side[] = SIDES): string {
  const way = (side: Side): string => `M${MOUTH[side].join(" ")}L${CENTRE.join(" ")}`;
  const through = shape.tunnels.map((sides) => sides.map(way).join("")).join("");
  const ways = (width: number, tone: string, more = ""): string =>
    `<path d="${through}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  return (
    openSides(shape).filter((side) => outside.includes(side)).map((side) => OPENING[side]).join("") +
    (through && ways(SLEEPER + 6, WALL) + ways(SLEEPER, FLOOR[2]) + ways(3, BRASS, ` stroke-dasharray="7 6"`))
  );
}

/** With its mouths as in our own deck, unless they are drawn part by part. */
export const postcard = (side: PostcardSide, spent = false, mouths = MOUTHS): string =>
  `<rect width="${POSTCARD_WIDTH}" height="${HEIGHT}" rx="7" fill="#39424f"/>` + mouths +
  `<rect x="18" y="14" width="${POSTCARD_WIDTH - 36}" height="${HEIGHT - 28}" rx="4" fill="#efe3c6" ${OUTLINE}/>` +
  `<rect x="25" y="21" width="${POSTCARD_WIDTH - 50}" height="${HEIGHT - 42}" rx="2" ` +
  `fill="${side === "costume" ? "#4a2b45" : "#1f3a4a"}" stroke="#b99a62" stroke-width="2"/>` +
  (side === "costume" ? COSTUME : PARTY) + (spent ? STAMP : "");
