import { HEIGHT, WIDTH, type Point } from "./cardMeasures";
import { mix } from "./colour";
import type { Field } from "./field";
import { polygon, shrunk } from "./markup";
import type { Stone } from "./palette";
import { stream } from "./rng";
import { facets, middleOf } from "./voronoi";

const FRAME: readonly Point[] = [[-3, -3], [WIDTH + 3, -3], [WIDTH + 3, HEIGHT + 3], [-3, HEIGHT + 3]];

/** Rock turns warm this near to a tunnel. */
const WARMTH = 12;

/** Hewn rock: large facets, each with a side lit from the north-west and a shaded one, one path to a tone. */
export function rock(seed: string, stone: Stone, tunnels?: Field): string {
  const next = stream(seed);
  const tones = new Map<string, string>();
  const paint = (tone: string, path: string): void => void (path && tones.set(tone, (tones.get(tone) ?? "") + path));

  for (const { seed: at, corners } of facets(sown(next), () => FRAME)) {
    const far = tunnels ? tunnels(at[0], at[1]) : Infinity;
    if (tunnels && corners.every(([x, y]) => tunnels(x, y) < 0)) continue; // below the floor
    const shade = Math.round(next() * 3) / 3;
    const warm = Math.round(Math.exp(-Math.max(0, far - 1) / WARMTH) * 4) / 4;
    const tone = mix(mix(...stone.cold, shade), mix(...stone.warm, shade), warm * 0.95);

    const middle = middleOf(corners);
    const face = shrunk(corners, middle, 0.955);
    const peak: Point = [middle[0] - 1.6 + next() * 3, middle[1] - 2 + next() * 3];
    const light = face.map((a, i) => {
      const b = face[(i + 1) % face.length] as Point;
      const [nx, ny] = [(a[0] + b[0]) / 2 - middle[0], (a[1] + b[1]) / 2 - middle[1]];
      return (-nx * 0.45 - ny * 0.9) / Math.hypot(nx, ny);
    });
    paint(tone, polygon(face));
    paint(mix(tone, warm > 0.4 ? stone.litWarm : stone.lit, 0.22), fan(peak, face, (i) => (light[i] ?? 0) > 0.42));
    paint(mix(tone, "#0a0b10", 0.3), fan(peak, face, (i) => (light[i] ?? 0) < -0.5));
  }
  return [...tones].map(([tone, path]) => `<path fill="${tone}" d="${path}"/>`).join("");
}

/** The part of a facet between its peak and the chosen edges, which lie side by side. */
function fan(peak: Point, face: readonly Point[], chosen: (edge: number) => boolean): string {
  const count = face.length;
  const first = face.findIndex((_, i) => chosen(i) && !chosen((i + count - 1) % count));
  if (first < 0) return "";
  const corners: Point[] = [peak, face[first] as Point];
  for (let i = first; chosen(i % count); i++) corners.push(face[(i + 1) % count] as Point);
  return polygon(corners);
}

/** Seeds in staggered rows, each pushed about a little. */
function sown(next: () => number): Point[] {
  const seeds: Point[] = [];
  for (let y = -8, row = 0; y < HEIGHT + 12; y += 17, row++)
    for (let x = -10 + (row % 2) * 9; x < WIDTH + 14; x += 18) seeds.push([x + next() * 15, y + next() * 14]);
  return seeds;
}
