import { HEIGHT, WIDTH, type Point } from "./cardMeasures";
import type { Tube } from "./field";
import { pair } from "./markup";

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
    sleepers += sleeping(track);
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

const inside = ({ x, y }: Post): boolean => x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT;

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

/** Sleepers from the border on: evenly up to the other border, or as far as the track goes. */
function sleeping(track: readonly Post[]): string {
  const [first, last] = [track.find(inside), track.findLast(inside)];
  if (!first || !last) return "";
  const room = last.far - first.far - SPACING;
  const count = Math.round(room / SPACING);
  const spacing = last === track.at(-1) ? SPACING : room / count;
  return Array.from({ length: count + 1 }, (_, i) => sleeper(track, first.far + FIRST + i * spacing)).join("");
}

function sleeper(track: readonly Post[], far: number): string {
  const next = track.findIndex((post) => post.far >= far);
  const [a, b] = [track[next - 1], track[next]];
  if (!a || !b) return "";
  const span = b.far - a.far;
  const [ux, uy] = [(b.x - a.x) / span, (b.y - a.y) / span];
  const [x, y] = [a.x + ux * (far - a.far), a.y + uy * (far - a.far) + SOUTH];
  return `M${pair(x - uy * SLEEPER, y + ux * SLEEPER)}l${pair(uy * SLEEPER * 2, -ux * SLEEPER * 2)}`;
}
