import type { Point } from "../cardMeasures";
import { mix } from "../colour";
import { placed, polygon, shrunk } from "../markup";
import { INK } from "../palette";
import { stream } from "../rng";

export interface Rubble {
  readonly x: number;
  readonly y: number;
  /** About its radius. */
  readonly size: number;
  readonly tone: string;
}

/** A heap of stones, each with a shadow, a dark side, a face and a lit top; one path to a layer and tone. */
export function heap(seed: string, stones: readonly Rubble[]): string {
  const next = stream(seed);
  const layers = new Map<string, string>();
  const cut = stones.map(({ x, y, size }) => hewn([x, y], size, next));
  const paint = (fill: (tone: string) => string, scale: number, dx: number, dy: number): void =>
    stones.forEach(({ x, y, size, tone }, i) => {
      const path = polygon(shrunk(cut[i] ?? [], [x, y], scale, dx * size, dy * size));
      layers.set(fill(tone), (layers.get(fill(tone)) ?? "") + path);
    });
  paint(() => `#0c0d12" opacity=".6`, 1.12, 0.08, 0.3);
  paint((tone) => mix(tone, "#10131a", 0.42), 1, 0, 0);
  paint((tone) => tone, 0.78, -0.06, -0.14);
  paint((tone) => mix(tone, "#ffffff", 0.28), 0.42, -0.16, -0.3);
  return [...layers].map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join("");
}

function hewn([x, y]: Point, size: number, next: () => number): Point[] {
  return Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * 2 * Math.PI + next() * 0.5;
    const far = size * (0.8 + next() * 0.35);
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86];
  });
}

/** One great pale boulder, five hewn faces and a crack: the goal that holds nothing. */
export const boulder = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    `<ellipse cy="20" rx="27" ry="8" fill="${INK}" opacity=".55"/>` +
      `<path d="M-25 8L-21-11-8-22 9-21 21-11 26 6 19 19-4 23-19 18Z" fill="#8793a3" stroke="${INK}" ` +
      `stroke-width="3.4" stroke-linejoin="round"/>` +
      `<path d="M-21-11L-8-22 9-21 4-7-10-3Z" fill="#eef2f6"/><path d="M9-21L21-11 12-1 4-7Z" fill="#c4cdd8"/>` +
      `<path d="M-25 8L-21-11-10-3-8 12-19 18Z" fill="#b3bdca"/><path d="M21-11L26 6 19 19 12-1Z" fill="#566173"/>` +
      `<path d="M12-1L19 19-4 23-8 12Z" fill="#6d798a"/>` +
      `<path d="M-2-5L1 3-3 8 0 14" fill="none" stroke="#2a323e" stroke-width="1.8" stroke-linejoin="round"/>`,
  );
