import { beyond, CENTRE, MOUTH, OPPOSITE, OUTWARD, TUNNEL, upright, type Point, type Side } from "./cardMeasures";
import { room, tube, type Tube } from "./field";
import type { Shape } from "./shape";

/** One tunnel: the lines its rails follow, the rooms it widens to, and the place everything turns about. */
export interface Tunnel {
  readonly sides: readonly Side[];
  readonly runs: readonly Tube[];
  readonly rooms: readonly Tube[];
  readonly heart: Point;
}

export interface Stub {
  readonly side: Side;
  /** How far the stub reaches into the card. */
  readonly depth: number;
  readonly run: Tube;
}

export interface Layout {
  readonly tunnels: readonly Tunnel[];
  readonly stubs: readonly Stub[];
}

/** The tubes are cut this far beyond the border, so that a mouth is as straight as the tunnel behind it. */
const OVERSHOOT = 30;

/** Where a shape's tunnels run on the card. `alcove` is the radius of a room in the bend, for what is found there. */
export function layout(shape: Shape, alcove = 0): Layout {
  const heart = crossing(shape);
  return {
    tunnels: shape.tunnels.map((sides) => {
      if (sides.length === 1) return chamber(sides[0] as Side);
      if (sides.length > 2) return junction(sides, heart, shape.stubs.length === 0);
      const [a, b] = sides as [Side, Side];
      return OPPOSITE[a] === b ? straight(sides, heart, shape.ladder) : bend(sides, alcove);
    }),
    stubs: shape.stubs.map((side) => stub(side, shape)),
  };
}

/** Where the alcove of a bend is: out of the corner that the bend goes round, in the free rock. */
export function alcoveOf(sides: readonly Side[]): Point {
  const [x, y] = CENTRE;
  return [sides.includes("E") ? x - 14 : x + 14, sides.includes("N") ? y + 17 : y - 17];
}

export const isBend = (sides: readonly Side[]): boolean =>
  sides.length === 2 && OPPOSITE[sides[0] as Side] !== sides[1];

/** A tunnel bends away from a single stub, so that clear rock lies between them. */
function crossing({ tunnels, stubs }: Shape): Point {
  const [stub, ...more] = stubs;
  if (stub === undefined || more.length > 0 || tunnels.length === 0) return CENTRE;
  const [dx, dy] = OUTWARD[stub];
  return [CENTRE[0] - dx * 11, CENTRE[1] - dy * 9];
}

function chamber(side: Side): Tunnel {
  const heart: Point = side === "N" ? [CENTRE[0], CENTRE[1] + 12] : CENTRE;
  const run = tube([beyond(side, OVERSHOOT), MOUTH[side], heart], TUNNEL);
  return { sides: [side], runs: [run], rooms: [room(heart, TUNNEL + 9)], heart };
}

function straight(sides: readonly Side[], heart: Point, withRoom: boolean): Tunnel {
  const [from, to] = sides as [Side, Side];
  const line = upright(from)
    ? [
        ...curve(MOUTH[from], [MOUTH[from][0], 34], [heart[0], 44], heart),
        ...curve(heart, [heart[0], 130], [MOUTH[to][0], 140], MOUTH[to]).slice(1),
      ]
    : [
        ...curve(MOUTH[from], [92, MOUTH[from][1]], [82, heart[1]], heart),
        ...curve(heart, [30, heart[1]], [20, MOUTH[to][1]], MOUTH[to]).slice(1),
      ];
  return { sides, runs: [through(from, line, to)], rooms: withRoom ? [room(heart, TUNNEL + 7)] : [], heart };
}

function bend(sides: readonly Side[], alcove: number): Tunnel {
  const a = sides.find(upright) as Side;
  const b = sides.find((side) => !upright(side)) as Side;
  const line = curve(MOUTH[a], [MOUTH[a][0], a === "N" ? 52 : 122], [b === "E" ? 74 : 38, MOUTH[b][1]], MOUTH[b], 12);
  const heart = line[6] as Point;
  const nook = alcoveOf(sides);
  const rooms = alcove === 0 ? [] : [tube([heart, nook], TUNNEL), room(nook, alcove)];
  return { sides, runs: [through(a, line, b)], rooms, heart };
}

function junction(sides: readonly Side[], heart: Point, spacious: boolean): Tunnel {
  const runs = sides.map((side) => {
    const [x, y] = MOUTH[side];
    const half = (from: number, to: number): number => (from + to) / 2;
    const line = upright(side)
      ? curve([x, y], [x, half(y, heart[1])], [heart[0], half(y, heart[1])], heart, 5)
      : curve([x, y], [half(x, heart[0]), y], [half(x, heart[0]), heart[1]], heart, 5);
    return tube([beyond(side, OVERSHOOT), ...line], TUNNEL);
  });
  return { sides, runs, rooms: spacious ? [room(heart, TUNNEL + (sides.length === 4 ? 7 : 4))] : [], heart };
}

function stub(side: Side, { tunnels, stubs }: Shape): Stub {
  const alone = tunnels.length === 0;
  const level = tunnels[0]?.join("") === "EW";
  const depth = upright(side) ? (alone ? 42 : 30) : alone ? 27 : stubs.length > 1 && !level ? 13 : 19;
  const line = [beyond(side, OVERSHOOT), MOUTH[side], beyond(side, -depth)];
  return { side, depth, run: tube(line, TUNNEL, upright(side) ? 14.5 : 13.5) };
}

const through = (from: Side, line: readonly Point[], to: Side): Tube =>
  tube([beyond(from, OVERSHOOT), ...line, beyond(to, OVERSHOOT)], TUNNEL);

/** A Bézier curve as points. */
function curve(a: Point, b: Point, c: Point, d: Point, pieces = 7): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const m = 1 - t;
    const at = (k: 0 | 1): number => m * m * m * a[k] + 3 * m * m * t * b[k] + 3 * m * t * t * c[k] + t * t * t * d[k];
    return [at(0), at(1)];
  });
}
