import { HEIGHT, WIDTH, type Point } from "../../../art/cardMeasures";
import type { Field } from "../../../art/field";
import { num, oval, pair } from "../../../art/markup";
import { stream } from "../../../art/rng";
import { FIRS } from "./palette";

/** A fir by the foot of its trunk; 40 units high at a scale of 1. */
export interface Fir {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** 0 to 2, dark to light. */
  readonly tone: number;
}

const grown = (points: readonly Point[], { x, y, scale }: Fir): string =>
  "M" + points.map(([px, py]) => pair(x + px * scale, y + py * scale)).join("L") + "Z";

const CROWN: readonly Point[] = [[0, -38], [13, -14], [7, -14], [16, -2], [-16, -2], [-7, -14], [-13, -14]];
const LIT: readonly Point[] = [[0, -38], [3, -24], [-3, -14], [-7, -14], [-13, -14]];
const LIT_BELOW: readonly Point[] = [[-7, -14], [0, -11], [-6, -2], [-16, -2]];

/** Firs that stand apart, one path to a tone. */
export function stand(firs: readonly Fir[]): string {
  const tones = new Map<string, string>();
  const paint = (fill: string, path: string): void => void tones.set(fill, (tones.get(fill) ?? "") + path);
  for (const fir of firs) {
    const { x, y, scale } = fir;
    const [dark, light] = FIRS[fir.tone % FIRS.length] ?? FIRS[0];
    paint(`#071008" opacity=".55`, oval(x + 2 * scale, y + 2.5 * scale, 14 * scale, 4.5 * scale));
    paint("#4a3018", `M${pair(x - 2.5 * scale, y - 6 * scale)}h${num(5 * scale)}v${num(8 * scale)}h${num(-5 * scale)}z`);
    paint(dark, grown(CROWN, fir));
    paint(light, grown(LIT, fir) + grown(LIT_BELOW, fir));
  }
  // Shadows and trunks lie below every crown.
  return [...tones].map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join("");
}

/** For pictures of their own with hundreds of firs: one fir of each tone, to be used from there. */
export const SEEDLINGS = FIRS.map((_, tone) => `<g id="fir-${tone}">${stand([{ x: 0, y: 0, scale: 1, tone }])}</g>`).join("");

/** Firs of a wood, each over those behind it; the picture has SEEDLINGS in its defs. */
export const wood = (firs: readonly Fir[]): string =>
  [...firs]
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, scale, tone }) => {
      const size = Math.round(scale * 100) / 100;
      return `<use href="#fir-${tone}" transform="translate(${pair(x, y)})scale(${size})"/>`;
    })
    .join("");

const APART = 21;

/** Firs on a card wherever the trail and what lies on it leave room: in the corners, and beside a closed side. */
export function scattered(seed: string, trail: Field, most = 9): Fir[] {
  const next = stream(seed + "firs");
  const firs: Fir[] = [];
  for (let i = 0; i < 90 && firs.length < most; i++) {
    const fir = { x: 9 + next() * (WIDTH - 18), y: 24 + next() * (HEIGHT - 30), scale: 0.5 + next() * 0.3, tone: i % 3 };
    const { x, y, scale } = fir;
    const clear = Math.min(
      trail(x, y) - 4,
      trail(x - 14 * scale, y - 4) - 2,
      trail(x + 14 * scale, y - 4) - 2,
      trail(x, y - 22 * scale) - 3,
      trail(x, y - 36 * scale),
      y - 36 * scale - 2,
    );
    const alone = firs.every((other) => Math.abs(other.x - x) > APART || Math.abs(other.y - y) > APART * 1.25);
    if (clear > 3 && alone) firs.push(fir);
  }
  return firs.sort((a, b) => a.y - b.y);
}
