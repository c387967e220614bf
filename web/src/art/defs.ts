import { beyond, HEIGHT, MOUTH, SIDES, upright, WIDTH } from "./cardMeasures";

/** What all faces share: a few lights, the dark of the stubs, the rounded card. Nothing else may be referred to. */

type Stop = readonly [at: number, colour: string, strength: number];

const light = (id: string, stops: readonly Stop[], where = ""): string =>
  `<radialGradient id="${id}"${where}>${stops
    .map(([at, colour, strength]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${strength}"/>`)
    .join("")}</radialGradient>`;

const onCard = (x: number, y: number, r: number): string =>
  ` cx="${x}" cy="${y}" r="${r}" gradientUnits="userSpaceOnUse"`;

/** A stub's floor goes dark within a third of the card. */
const dark = SIDES.map((side) => {
  const [x1, y1] = MOUTH[side];
  const [x2, y2] = beyond(side, upright(side) ? -54 : -40);
  return (
    `<linearGradient id="art-dark-${side}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" ` +
    `y2="${y2}">` +
    `<stop offset=".04" stop-color="#0b0808" stop-opacity="0"/>` +
    `<stop offset=".4" stop-color="#0b0808" stop-opacity=".62"/>` +
    `<stop offset=".75" stop-color="#0b0808" stop-opacity=".96"/></linearGradient>`
  );
}).join("");

export const DEFS =
  light("art-light", [[0, "#ffe2a0", 0.85], [0.35, "#ffb54d", 0.34], [1, "#ff9a2e", 0]]) +
  light("art-gold", [[0, "#fff0b0", 0.95], [0.5, "#ffc640", 0.4], [1, "#ffb020", 0]]) +
  light("art-crystal", [[0, "#b9a0ff", 0.75], [1, "#7a5bd6", 0]]) +
  light("art-warm", [[0, "#ffd98a", 0.55], [1, "#ffb54d", 0]], onCard(56, 92, 66)) +
  light("art-rim", [[0.55, "#06080c", 0], [1, "#06080c", 0.6]], onCard(56, 87, 108)) +
  dark +
  `<clipPath id="art-card"><rect width="${WIDTH}" height="${HEIGHT}" rx="7"/></clipPath>` +
  `<clipPath id="art-banks"><path d="M0 0H34V${HEIGHT}H0ZM78 0H${WIDTH}V${HEIGHT}H78Z"/></clipPath>`;
