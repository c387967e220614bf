import type { Point } from "./card";
import type { Tube } from "./field";
import { num, pair } from "./markup";

const GAUGE = 5;
const SLEEPER = 8;
const SPACING = 9;
/** The floor lies a little south of the tunnel's line, and the rails on the floor. */
const SOUTH = 2;
/** The first sleeper lies half a space from the border, so that they go on evenly on the next card. */
const FIRST = SPACING / 2;

/** Rails and sleepers along tubes that begin, and perhaps end, beyond the border. */
export function rails(tubes: readonly Tube[]): string {
  let sleepers = "";
  let lines = "";
  for (const { line } of tubes) {
    const track = measured(line);
    const length = track.at(-1)?.far ?? 0;
    const start = track[1]?.far ?? 0;
    const end = inside(line.at(-1) as Point) ? length : (track.at(-2)?.far ?? length);
    const count = Math.round((end - start - SPACING) / SPACING);
    const spacing = inside(line.at(-1) as Point) ? SPACING : (end - start - SPACING) / count;
    for (let i = 0; i <= count; i++) sleepers += sleeper(line, track, start + FIRST + i * spacing);
    for (const side of [-GAUGE, GAUGE])
      lines += "M" + track.map(({ x, y, ux, uy }) => pair(x - uy * side, y + ux * side + SOUTH)).join("L");
  }
  return (
    `<path d="${sleepers}" stroke="#6b4220" stroke-opacity=".62" stroke-width="3.2" fill="none"/>` +
    `<path d="${lines}" stroke="#4a3324" stroke-width="2.1" fill="none" stroke-linejoin="round"/>` +
    `<path d="${lines}" stroke="#f6e3c2" stroke-opacity=".75" stroke-width=".8" fill="none" stroke-linejoin="round"/>`
  );
}

interface Post {
  readonly x: number;
  readonly y: number;
  /** The way the track runs on from here. */
  readonly ux: number;
  readonly uy: number;
  /** How far along the track this is. */
  readonly far: number;
}

const inside = ([x, y]: Point): boolean => x >= 0 && x <= 112 && y >= 0 && y <= 174;

function measured(line: readonly Point[]): Post[] {
  const posts: Post[] = [];
  let far = 0;
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] as Point;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] as Point;
    const span = Math.hypot(bx - ax, by - ay);
    far += i === 0 ? 0 : Math.hypot(x - ax, y - ay);
    posts.push({ x, y, ux: (bx - ax) / span, uy: (by - ay) / span, far });
  });
  return posts;
}

function sleeper(line: readonly Point[], track: readonly Post[], far: number): string {
  const i = track.findIndex((post, at) => far <= (track[at + 1]?.far ?? post.far));
  const a = track[i];
  const b = track[i + 1];
  if (!a || !b || line.length < 2) return "";
  const t = (far - a.far) / (b.far - a.far);
  const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t + SOUTH];
  const [ux, uy] = [(b.x - a.x) / (b.far - a.far), (b.y - a.y) / (b.far - a.far)];
  return `M${pair(x - uy * SLEEPER, y + ux * SLEEPER)}l${num(uy * SLEEPER * 2)} ${num(-ux * SLEEPER * 2)}`;
}
