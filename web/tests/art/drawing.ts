import { HEIGHT, SIDES, WIDTH, type Point, type Side } from "../../src/art/cardMeasures";

/** Reads back what a face shows, from its markup alone. */

type Ring = Point[];

/** The outlines of all paths that are marked as one part of the drawing. */
export function part(markup: string, name: "hollow" | "floor"): Ring[][] {
  return [...markup.matchAll(new RegExp(`data-part="${name}" d="([^"]*)"`, "g"))].map(([, d = ""]) => rings(d));
}

/** Flattens a path of `M x y`, `q cx cy x y` and `z`, the only commands a carved outline has. */
function rings(d: string): Ring[] {
  return d
    .split("z")
    .filter((piece) => piece !== "")
    .map((piece) => {
      const [start = "", ...curves] = piece.split("q");
      let [x, y] = numbers(start.slice(1)) as [number, number];
      const ring: Ring = [[x, y]];
      for (const curve of curves) {
        const [cx, cy, dx, dy] = numbers(curve) as [number, number, number, number];
        for (let i = 1; i <= 4; i++) {
          const t = i / 4;
          ring.push([x + 2 * t * (1 - t) * cx + t * t * dx, y + 2 * t * (1 - t) * cy + t * t * dy]);
        }
        [x, y] = [x + dx, y + dy];
      }
      return ring;
    });
}

const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

type Crossing = readonly [at: number, turn: 1 | -1];

/** Where a line crosses the outline, and which way: along y = level, or along x = level where `down`. */
function crossings(outline: readonly Ring[], level: number, down: boolean): Crossing[] {
  const [along, across] = down ? ([1, 0] as const) : ([0, 1] as const);
  const found: Crossing[] = [];
  for (const ring of outline)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] as Point;
      if (a[across] <= level === b[across] <= level) return;
      const t = (level - a[across]) / (b[across] - a[across]);
      found.push([a[along] + (b[along] - a[along]) * t, a[across] <= level ? 1 : -1]);
    });
  return found.sort(([a], [b]) => a - b);
}

/** The stretches of such a line that are painted, by the non-zero rule of SVG. */
export function painted(outline: readonly Ring[], level: number, down = false): [from: number, to: number][] {
  const stretches: [number, number][] = [];
  let winding = 0;
  for (const [at, turn] of crossings(outline, level, down)) {
    if (winding === 0) stretches.push([at, at]);
    winding += turn;
    (stretches.at(-1) as [number, number])[1] = at;
  }
  return stretches;
}

/** The stretches of a side where the rock is cut open, measured one unit inside the border. */
export function gaps(markup: string, side: Side): [from: number, to: number][] {
  const down = side === "E" || side === "W";
  const level = { N: 1, E: WIDTH - 1, S: HEIGHT - 1, W: 1 }[side];
  const end = down ? HEIGHT : WIDTH;
  return part(markup, "hollow")
    .flatMap((outline) => painted(outline, level, down))
    .filter(([from, to]) => to > 0 && from < end);
}

const STEP = 2;
const COLUMNS = WIDTH / STEP;
const ROWS = HEIGHT / STEP;

/** Which mouths one can walk between without leaving the floor: groups of sides, in the order N E S W. */
export function joinedByFloor(markup: string): string[] {
  return part(markup, "floor").flatMap((outline) => {
    const ground = Array.from({ length: ROWS }, (_, row) => {
      const stretches = painted(outline, (row + 0.5) * STEP);
      return Array.from({ length: COLUMNS }, (_, column) =>
        stretches.some(([from, to]) => from <= (column + 0.5) * STEP && (column + 0.5) * STEP <= to),
      );
    }).flat();
    const groups: string[] = [];
    const seen = new Set<number>();
    for (let start = 0; start < ground.length; start++) {
      if (!ground[start] || seen.has(start)) continue;
      const reached = walk(ground, start, seen);
      groups.push(SIDES.filter((side) => reached.has(side)).join(""));
    }
    return groups;
  });
}

function walk(ground: readonly boolean[], start: number, seen: Set<number>): Set<Side> {
  const reached = new Set<Side>();
  const open = [start];
  seen.add(start);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    if (y === 0) reached.add("N");
    if (x === COLUMNS - 1) reached.add("E");
    if (y === ROWS - 1) reached.add("S");
    if (x === 0) reached.add("W");
    for (const [nx, ny] of [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]] as const) {
      const next = ny * COLUMNS + nx;
      if (nx < 0 || ny < 0 || nx >= COLUMNS || ny >= ROWS || seen.has(next) || !ground[next]) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return reached;
}
