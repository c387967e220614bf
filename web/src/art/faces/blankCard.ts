import { HEIGHT, WIDTH } from "../cardMeasures";
import type { Stone } from "../palette";
import { rock } from "../rock";

/** A whole card of a colour, cut round at the corners. */
export const sheet = (ground: string, drawing: string): string =>
  `<g clip-path="url(#art-card)"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${drawing}</g>`;

/** Rock over the whole card, darker towards its rim. */
export const rockface = (seed: string, stone: Stone, tunnels?: (x: number, y: number) => number): string =>
  rock(seed, stone, tunnels) + `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#art-rim)"/>`;

/** The card's border: a dark line, and light on the north-west edge. */
export const border = (lit: string): string =>
  `<rect x=".6" y=".6" width="110.8" height="172.8" rx="6.5" fill="none" stroke="#05070a" stroke-width="2.2" ` +
  `opacity=".8"/>` +
  `<path d="M3 166V8.5A5.5 5.5 0 0 1 8.5 3H104" fill="none" stroke="${lit}" opacity=".38"/>`;

/** A thin inner frame, for cards that are no part of the mine. */
export const frame = (tone: string, opacity: number): string =>
  `<rect x="2.6" y="2.6" width="106.8" height="168.8" rx="5" fill="none" stroke="${tone}" opacity="${opacity}"/>`;

/** The lower band, which carries the sign. */
export const band = (top: number, ground: string, line: string, sign: string): string =>
  `<path d="M0 ${top}H112V174H0Z" fill="${ground}"/>` +
  `<path d="M0 ${top}H112" stroke="${line}" stroke-width="1.6"/>${sign}`;
