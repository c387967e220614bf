import { HEIGHT, WIDTH } from "../../../art/cardMeasures";
import { mix } from "../../../art/colour";
import { placed } from "../../../art/markup";
import { INK, OUTLINE } from "../../../art/palette";
import { EMBLEMS } from "./emblems";
import type { Clan } from "./names";
import { CLAN_TONES } from "./palette";

/** The figures that walk the forest. A clan is known by its head and its arm, a dwarf by hair, beard and what is on top. */

export const STANDEE_BOX = "-36 -84 78 136";
/** Head and shoulders of the same figure, for lists. */
export const STANDEE_HEAD_BOX = "-36 -84 78 92";
export const STANDEES = 5;

const BEARDS = {
  long: (c: string): string =>
    `<path d="M-17-17C-20 8-9 22 0 27 9 22 20 8 17-17 9-8-9-8-17-17Z" fill="${c}" ${OUTLINE}/>`,
  fork: (c: string): string =>
    `<path d="M-17-17C-23 4-18 18-10 24-6 18-3 12 0 7 3 12 6 18 10 24 18 18 23 4 17-17 9-8-9-8-17-17Z" fill="${c}" ` +
    `${OUTLINE}/>`,
  round: (c: string): string =>
    `<path d="M-18-17C-25 6-12 14 0 14S25 6 18-17C9-7-9-7-18-17Z" fill="${c}" ${OUTLINE}/>`,
} as const;

const SMILE = `<path d="M-5-4Q0 0 5-4" fill="none" stroke="#5a2a1a" stroke-width="2.4" stroke-linecap="round"/>`;

/** Hair behind the face: two braids, or one thick plait. */
const TRESSES = {
  braids: (c: string): string =>
    `<path d="M-16-22C-28-12-29 10-23 20-16 18-15 6-13-8M16-22C28-12 29 10 23 20 16 18 15 6 13-8" fill="${c}" ` +
    `${OUTLINE}/><path d="M-26 10H-16M26 10H16" stroke="#f0c872" stroke-width="3.6"/>`,
  plait: (c: string): string =>
    `<path d="M-17-24C-24-10-22 0-18 4L18 4C22 0 24-10 17-24Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-18-2C-30 4-30 22-22 30-14 26-14 12-11 4Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-27 10L-15 14M-27 19L-16 22" stroke="${INK}" stroke-width="2.4"/>`,
} as const;

type Hair = keyof typeof BEARDS | keyof typeof TRESSES;
const isTresses = (hair: Hair): hair is keyof typeof TRESSES => Object.hasOwn(TRESSES, hair);

interface Walker {
  readonly style: Hair;
  readonly hair: string;
  readonly skin: string;
  /** On the helm, or the shape of the cap. */
  readonly top: string;
}

const helm = (top: string): string =>
  `${top}<path d="M-19-21C-21-52 21-52 19-21Z" fill="#2f6fd0" ${OUTLINE}/>` +
  `<path d="M-12-26C-12-35-8-40-2-42" fill="none" stroke="#a9d0ff" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M-23-24H23V-17H-23Z" fill="#b4c3d6" ${OUTLINE}/>`;

const cap = (shape: string, more: string): string =>
  `<path d="${shape}" fill="#e6b325" ${OUTLINE}/>${more}` +
  `<path d="M-21-22C-8-28 8-28 21-22L20-16C8-22-8-22-20-16Z" fill="#7a4a1c" ${OUTLINE}/>`;

const TALL = "M-19-20C-15-42-8-60 2-78 9-60 15-42 19-20 8-25-8-25-19-20Z";
const dark = (path: string): string => `<path d="${path}" fill="none" stroke="#8a620a" stroke-width="4"/>`;

const WALKERS: Readonly<Record<Clan, readonly Walker[]>> = {
  blue: [
    { style: "long", hair: "#b5532a", skin: "#e0a878", top: helm(`<circle cy="-48" r="5" fill="#d9a63c" ${OUTLINE}/>`) },
    {
      style: "braids", hair: "#e8c55a", skin: "#efc09a",
      top: helm(`<path d="M-16-36C-34-40-36-56-32-66-26-56-16-54-8-44ZM16-36C34-40 36-56 32-66 26-56 16-54 8-44Z" ` +
        `fill="#f4f0e4" ${OUTLINE}/>`),
    },
    {
      style: "fork", hair: "#2a2226", skin: "#c98a5a",
      top: helm(`<path d="M-6-40L0-72 6-40Z" fill="#c9d3e0" ${OUTLINE}/>`),
    },
    {
      style: "round", hair: "#e9e2d2", skin: "#e8b48a",
      top: helm(`<path d="M-15-44C-20-64 20-64 15-44Z" fill="#c0392b" ${OUTLINE}/>` +
        `<path d="M-8-56V-46M0-59V-46M8-56V-46" stroke="${INK}" stroke-width="2"/>`),
    },
    {
      style: "plait", hair: "#6b3a1e", skin: "#8f5a34",
      top: helm(`<path d="M4-44C8-62 24-72 36-68 34-54 22-44 10-40Z" fill="#eef4fb" ${OUTLINE}/>` +
        `<path d="M10-44L28-62" stroke="${INK}" stroke-width="2"/>`),
    },
  ],
  yellow: [
    { style: "long", hair: "#e9e2d2", skin: "#e0a878", top: cap(TALL, "") },
    {
      style: "plait", hair: "#b5532a", skin: "#efc09a",
      top: cap("M-19-20C-16-46-4-66 14-68 28-68 34-56 30-48 22-58 12-52 19-20 8-25-8-25-19-20Z", ""),
    },
    {
      style: "round", hair: "#2a2226", skin: "#c98a5a",
      top: cap("M-19-20C-14-40-8-56 0-66 8-56 14-40 19-20 8-25-8-25-19-20Z",
        `<circle cy="-70" r="9" fill="#f4f0e4" ${OUTLINE}/>`),
    },
    {
      style: "fork", hair: "#8a4a22", skin: "#e8b48a",
      top: cap("M-19-20C-12-52-12-66-30-70-16-84 6-74 12-56 16-44 18-32 19-20 8-25-8-25-19-20Z",
        dark("M-13-42L15-45")),
    },
    {
      style: "braids", hair: "#3a2a20", skin: "#7c4a2a",
      top: cap(TALL, dark("M-14-36L15-40M-9-52L11-56") +
        `<g transform="translate(13-34)"><path d="M0-9L3-3 9-3 4 1 6 8 0 4-6 8-4 1-9-3-3-3Z" fill="#fff" ` +
        `stroke="${INK}" stroke-width="2" stroke-linejoin="round"/></g>`),
    },
  ],
};

/** A figure on its foot plate, in STANDEE_BOX; `nth` of its clan, from 0. */
export function standee(clan: Clan, nth: number): string {
  const { cloth, shade } = CLAN_TONES[clan];
  const { style, hair, skin, top } = WALKERS[clan][nth % STANDEES] as Walker;
  const tresses = isTresses(style);
  return (
    `<ellipse cy="41" rx="32" ry="9" fill="#000" opacity=".45"/>` +
    `<path d="M-27 34Q0 22 27 34V40Q0 53-27 40Z" fill="${shade}" ${OUTLINE}/>` +
    `<path d="M-18 38V8C-18-6 18-6 18 8V38Q0 44-18 38Z" fill="${cloth}" ${OUTLINE}/>` +
    `<path d="M-18 20H18V26H-18Z" fill="#3a2110"/><path d="M-4 18H4V28H-4Z" fill="#f0c872"/>` +
    (tresses ? TRESSES[style](hair) : "") +
    `<path d="M-15-24C-16 0-8 4 0 4S16 0 15-24Z" fill="${skin}" ${OUTLINE}/>` +
    (tresses ? SMILE : BEARDS[style](hair)) +
    `<ellipse cy="-11" rx="4.6" ry="3.8" fill="${mix(skin, "#c0553a", 0.4)}"/>` +
    `<circle cx="-6.5" cy="-15" r="2.3" fill="${INK}"/><circle cx="6.5" cy="-15" r="2.3" fill="${INK}"/>` +
    top + placed(22, 14, clan === "blue" ? 0.86 : 1, EMBLEMS[clan])
  );
}

/** Which of its clan a seat's dwarf is: the clans of all seats, in their order. */
export const nthOfClan = (clans: readonly string[], seat: number): number =>
  clans.slice(0, seat).filter((clan) => clan === clans[seat]).length;

export interface Footing {
  /** The middle of the foot plate, in units of the card. */
  readonly x: number;
  readonly y: number;
  /** The width of the figure, in units of the card. */
  readonly width: number;
}

/** Rows of so many, from the back to the front; those behind stand between those before. */
const ROWS: readonly (readonly number[])[] = [[], [1], [2], [1, 2], [2, 2], [2, 3], [3, 3], [2, 3, 2], [3, 2, 3], [3, 3, 3]];

/** Where `count` dwarfs stand on one card, in the order in which they are drawn. */
export function footing(count: number): Footing[] {
  const rows = ROWS[Math.min(count, ROWS.length - 1)] ?? [];
  const most = Math.max(...rows);
  const width = most < 2 ? 52 : most === 2 ? 46 : 38;
  return rows.flatMap((inRow, row) => {
    const y = HEIGHT / 2 + 18 + (row - (rows.length - 1) / 2) * 44;
    const step = inRow === 1 ? 0 : Math.min(44, (WIDTH - width) / (inRow - 1));
    return Array.from({ length: inRow }, (_, i) => ({ x: WIDTH / 2 + (i - (inRow - 1) / 2) * step, y, width }));
  });
}
