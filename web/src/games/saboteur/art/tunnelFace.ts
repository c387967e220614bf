import { beyond, HEIGHT, OUTWARD, upright, WIDTH, type Point } from "../../../art/cardMeasures";
import { carve, deep, floorPlan, pebbles } from "../../../art/carve";
import { contour, sample } from "../../../art/contour";
import { border, rockface, sheet } from "../../../art/faces/blankCard";
import { field, type Field, type Tube } from "../../../art/field";
import { alcoveOf, isBend, layout, type Layout, type Stub, type Tunnel } from "../../../art/layout";
import { BED, MINE, TUNNELLED } from "../../../art/palette";
import { rails } from "../../../art/rails";
import { noise, stream } from "../../../art/rng";
import { spell, type Shape } from "../../../art/shape";
import { heap } from "../../../art/things/boulder";
import { crystal } from "../../../art/things/crystal";
import { door, type DoorLetters } from "../../../art/things/door";
import { ladder } from "../../../art/things/ladder";
import { lantern } from "../../../art/things/lantern";
import { plank, turntable } from "../../../art/things/timber";

export interface Dressing {
  /** Which of the looks of the same shape: neighbours in the mine should not seem stamped. */
  variant: number;
  letters: DoorLetters;
  /** The radius of a room in the bend, and what lies in it. */
  alcove?: number | undefined;
  find?: (heart?: Point) => string;
  /** A sign of the set it belongs to. */
  mark?: string;
}

/** The face of a card that lies in the mine, drawn from its shape. */
export function tunnelFace(shape: Shape, seed: string, { variant, letters, alcove, find, mark = "" }: Dressing): string {
  const bend = shape.tunnels.length === 1 && shape.tunnels.some(isBend);
  const plan = layout(shape, alcove ?? (bend && shape.ladder ? LADDER_ROOM : 0));
  const bumps = noise(seed);
  const cut = [...plan.tunnels.map(tubesOf), ...plan.stubs.map(({ run }) => [run])];
  const hollow = field(cut, bumps);
  const bridge = plan.tunnels.length === 2 && !plan.tunnels.some(({ sides }) => isBend(sides));

  let face = rockface(seed, MINE, hollow) + border(MINE.lit);
  face += bridge ? crossed(plan, seed) : joined(plan, seed, hollow, bumps);
  for (const stub of plan.stubs) face += blocked(stub, seed, field([[stub.run]], bumps));

  const tunnel = plan.tunnels[0];
  if (tunnel) {
    if (tunnel.sides.length > 2 && !shape.ladder && !find) face += turntable(tunnel.heart);
    if (shape.ladder) face += ladder(...ladderSpot(tunnel), 1.1);
    if (shape.door) face += door(tunnel.heart[0], tunnel.heart[1] - 1, shape.door, letters);
  }
  if (find) face += find(tunnel && (alcove === undefined ? tunnel.heart : alcoveOf(tunnel.sides)));
  if (shape.crystal) face += crystalOn(hollow, plan.stubs);
  if (isPlain(shape) && !find) face += lampOn(hollow, shape, variant);
  return sheet(BED, face + mark);
}

const LADDER_ROOM = 22;

const isPlain = (shape: Shape): boolean =>
  shape.tunnels.length === 1 && shape.stubs.length === 0 && !shape.ladder && !shape.door && !shape.crystal;

const tubesOf = ({ runs, rooms }: Tunnel): Tube[] => [...runs, ...rooms];

/** In a bend the ladder stands in a room of its own, clear of the rails. */
const ladderSpot = (tunnel: Tunnel): Point => {
  if (!isBend(tunnel.sides)) return [tunnel.heart[0], tunnel.heart[1] - 1];
  const [x, y] = alcoveOf(tunnel.sides);
  return [x, y - 3];
};

/** Tunnels side by side on one level, with their stubs. */
function joined({ tunnels, stubs }: Layout, seed: string, hollow: Field, bumps: Field): string {
  const tracks = [...tunnels.flatMap(({ runs }) => runs), ...stubs.map(({ run }) => run)];
  const { markup, floor } = carve(hollow);
  // Light lies on the tunnels that lead somewhere, not on the stubs.
  const lit = stubs.length === 0 ? floor : tunnels.length === 0 ? "" : floorPlan(field(tunnels.map(tubesOf), bumps));
  return markup + pebbles(seed, hollow) + rails(tracks) + (lit && `<path d="${lit}" fill="url(#art-warm)"/>`);
}

/** A bridge: north to south runs below, a third darker; east to west crosses on a deck with four posts. */
function crossed({ tunnels }: Layout, seed: string): string {
  const [below, above] = tunnels as [Tunnel, Tunnel];
  const gorge = field([tubesOf(below)], noise(seed + "below"));
  const deck = Array.from({ length: 8 }, (_, i) =>
    plank(28 + i * 8, 88 + ((i % 3) - 1) * 0.6, 38, 7.2, 90, i % 2 ? "#a06b36" : "#b57c42"),
  ).join("");
  const posts = [26, 86].flatMap((x) => [67, 106].map((y) => post(x, y))).join("");
  return (
    carve(gorge, deep(TUNNELLED)).markup + pebbles(seed, gorge) + rails(below.runs) +
    `<g clip-path="url(#art-banks)">${carve(field([tubesOf(above)], noise(seed + "above"))).markup}</g>` +
    `<path d="M30 110H82V122L30 120Z" fill="#0a0603" opacity=".55"/>` +
    deck + rails(above.runs) + plank(56, 69, 68, 4.5, 0, "#6e4524") + plank(56, 108, 68, 4.5, 0, "#7d5029") + posts
  );
}

const post = (x: number, y: number): string =>
  `<rect x="${x - 3}" y="${y - 6}" width="6" height="11" rx="1.5" fill="#3a2110"/>` +
  `<rect x="${x - 2.4}" y="${y - 6}" width="4" height="7" rx="1.2" fill="#c08a4c"/>`;

/** A dead stub: the floor goes dark, then rubble, and crossed planks before it. */
function blocked({ side, depth }: Stub, seed: string, hollow: Field): string {
  const next = stream(seed + side);
  const level = upright(side);
  const [ox, oy] = OUTWARD[side];
  const [ex, ey] = beyond(side, -(depth + 3));
  const stones = Array.from({ length: 5 }, (_, i) => {
    const [along, back, size] = [(i - 2) * 6.2, next() * 5 - 1, 4.6 + next() * 2.4];
    const [x, y] = level ? [ex + along, ey - oy * back] : [ex - ox * back, ey + along];
    return { x, y: y + 2, size, tone: i % 2 ? "#66707f" : "#7b8594" };
  });
  const [px, py] = beyond(side, 7 - depth);
  const tilt = level ? 33 : 57;
  return (
    `<path d="${contour(sample(hollow), 0.4)}" fill="url(#art-dark-${side})"/>` +
    heap(seed + side, stones) +
    plank(px, py, 38, 5.6, tilt, "#b98247") +
    plank(px, py, 38, 5.6, level ? -tilt : 180 - tilt, "#d79b58")
  );
}

/** Places on the rock where something may stand: beside a closed side, or in a corner. */
const LEDGES: readonly Point[] = [
  [56, 44], [20, 90], [92, 90], [56, 138], [56, 96], [22, 44], [90, 44], [22, 138], [90, 138],
];

/** The planks of a stub are longer than the tunnel is wide. */
const PLANK_OVERHANG = 7;

/** A crystal stands where there is most room, never on the floor. */
function crystalOn(hollow: Field, stubs: readonly Stub[]): string {
  const planks = field([stubs.map(({ run }) => run)], () => 0);
  const clear = ([x, y]: Point): number =>
    Math.min(hollow(x, y - 9), planks(x, y - 9) - PLANK_OVERHANG, x, WIDTH - x, y - 10, HEIGHT - y);
  const best = LEDGES.reduce((a, b) => (clear(b) > clear(a) + 1 ? b : a));
  return crystal(best[0], best[1], Math.max(0.86, Math.min(1.3, clear(best) / 20)));
}

const HOOKS: readonly Point[] = [
  [24, 44], [88, 132], [88, 44], [24, 132], [56, 52], [90, 76], [22, 76], [56, 128],
];

/** A lantern beside the tunnel, on another hook in each variant. */
function lampOn(hollow: Field, shape: Shape, variant: number): string {
  const near = HOOKS.filter(([x, y]) => {
    const far = hollow(x, y);
    return far > 13 && far < 30;
  });
  const first = Math.floor(stream(spell(shape))() * near.length);
  const hook = near[(first + variant) % near.length];
  return hook ? lantern(hook[0], hook[1], 0.9) : "";
}
