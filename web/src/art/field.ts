import { HEIGHT, WIDTH, type Point } from "./cardMeasures";

/** A piece of tunnel: a line of points and how far the rock is cut away round it. */
export interface Tube {
  readonly line: readonly Point[];
  readonly radius: number;
  /** The radius at the last point, where a tube narrows. */
  readonly endRadius: number;
  readonly box: readonly [west: number, north: number, east: number, south: number];
}

/** How far a point is from open ground; below zero it is inside a tunnel. */
export type Field = (x: number, y: number) => number;

export function tube(line: readonly Point[], radius: number, endRadius = radius): Tube {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return { line, radius, endRadius, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

/** A round room. */
export const room = ([x, y]: Point, radius: number): Tube => tube([[x, y], [x, y + 0.1]], radius);

function distance({ line, radius, endRadius, box }: Tube, x: number, y: number): number {
  const away = Math.max(box[0] - x, 0, x - box[2]) + Math.max(box[1] - y, 0, y - box[3]);
  if (away > 60) return away - radius;
  let best = Infinity;
  const last = line.length - 2;
  for (let i = 0; i <= last; i++) {
    const [ax, ay] = line[i] as Point;
    const [bx, by] = line[i + 1] as Point;
    const dx = bx - ax;
    const dy = by - ay;
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const cut = i === last ? radius + (endRadius - radius) * along : radius;
    const ex = x - ax - dx * along;
    const ey = y - ay - dy * along;
    best = Math.min(best, Math.sqrt(ex * ex + ey * ey) - cut);
  }
  return best;
}

/** The smaller of two distances, with the corner between them rounded off over `k` units. */
function blend(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

const ROUNDING = 13;
const WOBBLE = 3;
/** No wobble in the last units before the border, so that every mouth is the same. */
const CALM = 9;

/** The field of several tunnels: tubes of one flow together, tunnels stay apart; `bumps` hew the walls. */
export function field(tunnels: readonly (readonly Tube[])[], bumps: Field): Field {
  return (x, y) => {
    let nearest = Infinity;
    for (const tubes of tunnels) {
      let near = Infinity;
      for (const one of tubes) {
        const d = distance(one, x, y);
        near = near === Infinity ? d : blend(near, d, ROUNDING);
      }
      nearest = Math.min(nearest, near);
    }
    if (nearest > 14) return nearest;
    const inland = Math.min(x, WIDTH - x, y, HEIGHT - y) - CALM;
    if (inland <= 0) return nearest;
    const rough = bumps(x / 13, y / 13) + 0.55 * bumps(x / 6 + 9, y / 6 + 4);
    return nearest + Math.min(1, inland / 16) * WOBBLE * rough;
  };
}
