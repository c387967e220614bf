import type { Point } from "./cardMeasures";
import { mix } from "./colour";
import { polygon, shrunk } from "./markup";
import { stream } from "./rng";
import { facets, middleOf } from "./voronoi";

/** The side of the tile, in pixels as it is meant to be seen. */
export const TILE = 360;
const STEP = 30;

/** The dark rock under the mine, as an SVG picture that repeats without a seam. */
export function rockTile(): string {
  const next = stream("tile");
  const seeds: Point[] = [];
  for (let y = 0; y < TILE; y += STEP)
    for (let x = 0; x < TILE; x += STEP) seeds.push([x + next() * 26, y + next() * 26]);
  const half = TILE / 2;
  const corners: readonly Point[] = [[-half, -half], [half, -half], [half, half], [-half, half]];
  const frame = ([x, y]: Point): Point[] => corners.map(([dx, dy]) => [x + dx, y + dy]);

  const tones = new Map<string, string>();
  const paint = (tone: string, path: string): void => void tones.set(tone, (tones.get(tone) ?? "") + path);
  for (const { corners } of facets(seeds, frame, neighbours(seeds))) {
    const tone = mix("#11151b", "#181e26", Math.round(next() * 5) / 5);
    for (const copy of around(corners)) {
      if (!copy.some(([x, y]) => x > -4 && x < TILE + 4 && y > -4 && y < TILE + 4)) continue;
      const middle = middleOf(copy);
      paint(tone, polygon(shrunk(copy, middle, 0.95)));
      paint(mix(tone, "#3a4656", 0.2), polygon(shrunk(copy, middle, 0.6, -1.5, -2.5)));
    }
  }
  const drawn = [...tones].map(([tone, path]) => `<path fill="${tone}" d="${path}"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}">` +
    `<rect width="${TILE}" height="${TILE}" fill="#0b0e12"/>${drawn}</svg>`
  );
}

const SHIFTS = [-TILE, 0, TILE];

/** The corners here and in the eight tiles around. */
const around = (corners: readonly Point[]): Point[][] =>
  SHIFTS.flatMap((dx) => SHIFTS.map((dy) => corners.map(([x, y]): Point => [x + dx, y + dy])));

const neighbours = (seeds: readonly Point[]): Point[] => around(seeds).flat();
