import { HEIGHT, WIDTH } from "../../../art/cardMeasures";
import type { Field } from "../../../art/field";
import { oval, pair } from "../../../art/markup";
import { stream } from "../../../art/rng";
import { BLADE, GRASS, SUNLIT } from "./palette";

/** Grass in dabs of four greens, blades in two, a few flowers; nothing where the trail will cover it. */
export function meadow(seed: string, trail: Field): string {
  const next = stream(seed + "meadow");
  const dabs = GRASS.map(() => "");
  for (let i = 0; i < 78; i++) {
    const [x, y, size, tone] = [next() * WIDTH, next() * HEIGHT, 5 + next() * 9, Math.floor(next() * GRASS.length)];
    if (trail(x, y) > -size) dabs[tone] += oval(x, y, size, size * 0.62);
  }
  const blades = ["", ""];
  for (let i = 0; i < 62; i++) {
    const [x, y] = [next() * WIDTH, next() * HEIGHT];
    if (trail(x, y) > 4) blades[i % 2] += `M${pair(x - 2, y)}l-1.2-4.5M${pair(x, y)}v-5.5M${pair(x + 2, y)}l1.2-4.5`;
  }
  const flowers = ["", ""];
  for (let i = 0; i < 10; i++) {
    const [x, y] = [6 + next() * (WIDTH - 12), 6 + next() * (HEIGHT - 12)];
    if (trail(x, y) > 8) flowers[i % 2] += oval(x, y, 0.9, 0.9);
  }
  return (
    GRASS.map((tone, i) => dabs[i] && `<path d="${dabs[i]}" fill="${tone}"/>`).join("") +
    BLADE.map((tone, i) => `<path d="${blades[i]}" stroke="${tone}" fill="none"/>`).join("") +
    (flowers[0] && `<path d="${flowers[0]}" fill="#e8e6b8"/>`) +
    (flowers[1] && `<path d="${flowers[1]}" fill="#c9d4f2"/>`)
  );
}

/** The border of a forest card: thinner than in the mine, for grass parts from grass more softly. */
export const HEDGE =
  `<rect x=".6" y=".6" width="110.8" height="172.8" rx="6.5" fill="none" stroke="#05070a" stroke-width="1.6" ` +
  `opacity=".6"/>` +
  `<path d="M3 166V8.5A5.5 5.5 0 0 1 8.5 3H104" fill="none" stroke="${SUNLIT}" opacity=".38"/>`;
