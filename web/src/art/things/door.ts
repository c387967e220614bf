import { placed } from "../markup";
import type { Door } from "../shape";

/** What is written on the doors, in the language of the page. */
export type DoorLetters = Readonly<Record<Door, string>>;

const FRAME = { blue: "M-17 21V-6A17 18 0 0 1 17-6V21Z", green: "M-17 21V-20H17V21Z" };
const LEAF = { blue: "M-13 21V-5A13 14 0 0 1 13-5V21Z", green: "M-13 21V-16H13V21Z" };
const TONE = { blue: ["#2f6fd0", "#173a78"], green: ["#2c8a4a", "#14502a"] } as const;
const SIGN = {
  blue: `<circle cy="-2" r="10" fill="#0e1c38" stroke="#cfe3ff" stroke-width="2.6"/>`,
  green: `<path d="M0-13L11.5-2 0 9-11.5-2Z" fill="#0c2615" stroke="#d3f7da" stroke-width="2.6"/>`,
};
const LINTEL =
  `<rect x="-21" y="-25" width="42" height="7" rx="1.5" fill="#7a4f2a" stroke="#1c100a" stroke-width="1.4"/>`;
const LETTER =
  `text-anchor="middle" font-size="12" font-weight="800" font-family="Verdana,'DejaVu Sans',sans-serif" fill="#fff"`;

/** Blue is an arch with a disc, green a lintel with a diamond: the shapes tell them apart without the colour. */
export function door(x: number, y: number, colour: Door, letters: DoorLetters): string {
  const [leaf, seam] = TONE[colour];
  return placed(
    x,
    y,
    1.2, // wider than the tunnel: nobody overlooks it at the size of a phone
    `<path d="${FRAME[colour]}" fill="#0b0705" opacity=".65" transform="translate(0 3)scale(1.1)"/>` +
      `<path d="${FRAME[colour]}" fill="#4a2f19" stroke="#1c100a" stroke-width="1.6"/>` +
      (colour === "green" ? LINTEL : "") +
      `<path d="${LEAF[colour]}" fill="${leaf}"/>` +
      `<path d="M-6.5-15V21M6.5-15V21M0-19V21" stroke="${seam}" stroke-width="1.3" opacity=".8"/>` +
      `<path d="M-13 13H13" stroke="#20242c" stroke-width="3.2"/><path d="M-13 12.4H13" stroke="#8b95a6"/>` +
      SIGN[colour] +
      `<text y="2.3" ${LETTER}>${escaped(letters[colour])}</text>`,
  );
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
