import { HEIGHT, WIDTH } from "../../../art/cardMeasures";
import { num } from "../../../art/markup";
import { stream } from "../../../art/rng";
import { SEEDLINGS, wood, type Fir } from "./firs";

/** The ground below the cards: glades in a dark wood, and a plank for the treasures along the east edge. */

export interface Board {
  readonly columns: number;
  readonly rows: number;
  /** How many treasures lie at the edge. */
  readonly slots: number;
}

/** How far the picture reaches beyond the cells, in units of the cards. */
export const MARGIN = { north: 60, east: 190, south: 70, west: 60 } as const;

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STRIP = { gap: 24, width: 128 };
const MOST = 9;

/** Where a treasure lies, in units of the cards from the north-west corner of the first cell; slots count from 1. */
export function slotFrame({ columns, rows, slots }: Board, slot: number): Frame {
  const tall = rows * HEIGHT;
  const share = tall / Math.max(MOST, slots);
  const height = share - 12;
  const width = (height * WIDTH) / HEIGHT;
  const left = columns * WIDTH + STRIP.gap + (STRIP.width - width) / 2;
  return { x: left, y: (tall - share * slots) / 2 + (slot - 1) * share + 6, width, height };
}

const rect = ({ x, y, width, height }: Frame, more: string): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" ${more}/>`;

const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const SPACE = 30;

/** The wood stands thick outside and thin in the glades, where cards will cover it. */
function firs({ columns, rows }: Board): Fir[] {
  const next = stream("board");
  const grown: Fir[] = [];
  const [wide, tall] = [columns * WIDTH, rows * HEIGHT];
  for (let y = 40 - MARGIN.north; y < tall + MARGIN.south - SPACE; y += SPACE)
    for (let x = 10 - MARGIN.west; x < wide + MARGIN.east - SPACE; x += SPACE * 1.2) {
      const [px, py] = [x + next() * SPACE, y + next() * SPACE];
      const outside = px < -8 || px > wide + STRIP.gap + STRIP.width + 8 || py < 4 || py > tall + 34;
      const [thick, scale, tone] = [next(), 0.6 + next() * 0.5, Math.floor(next() * 3)];
      const strip = px > wide - 12 && !outside;
      if (!strip && thick < (outside ? 0.8 : 0.1)) grown.push({ x: px, y: py, scale, tone });
    }
  return grown;
}

/** Grain along a plank. */
const grain = ({ x, y, width, height }: Frame): string => {
  const next = stream("grain");
  return Array.from({ length: 9 }, () => {
    const at = x + 8 + next() * (width - 16);
    const from = y + next() * height * 0.6;
    return `M${num(at)} ${num(from)}q${num(next() * 6 - 3)} ${num(height * 0.1)} 0 ${num(height * 0.2 + next() * 60)}`;
  }).join("");
};

export const boardBox = ({ columns, rows }: Board): Frame => ({
  x: -MARGIN.west,
  y: -MARGIN.north,
  width: columns * WIDTH + MARGIN.west + MARGIN.east,
  height: rows * HEIGHT + MARGIN.north + MARGIN.south,
});

/** The whole ground as one SVG picture: it moves as one thing under the cards. */
export function boardPicture(board: Board): string {
  const { columns, rows, slots } = board;
  const box = boardBox(board);
  const [wide, tall] = [columns * WIDTH, rows * HEIGHT];
  const plank: Frame = { x: wide + STRIP.gap, y: 0, width: STRIP.width, height: tall };
  let cells = "";
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      cells += `M${x * WIDTH + 8} ${y * HEIGHT + 3}h${WIDTH - 16}a5 5 0 0 1 5 5v${HEIGHT - 16}a5 5 0 0 1-5 5h${16 - WIDTH}` +
        `a5 5 0 0 1-5-5v${16 - HEIGHT}a5 5 0 0 1 5-5z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" ` +
    `viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="none"><defs>${SEEDLINGS}` +
    `<radialGradient id="glade"><stop offset="0" stop-color="#35592f"/><stop offset="1" stop-color="#152a1a"/>` +
    `</radialGradient></defs>` +
    // The wood gives way in steps.
    [0, 14, 28, 42].map((step) => rect(inset(box, step), `rx="${70 - step}" fill="#13281a" opacity=".34"`)).join("") +
    rect({ x: -12, y: -12, width: wide + 24, height: tall + 24 }, `rx="18" fill="url(#glade)"`) +
    `<g opacity=".5">${wood(firs(board))}</g>` +
    `<path d="${cells}" fill="#0a170e" fill-opacity=".34" stroke="#e9d3a0" stroke-opacity=".34" stroke-width="1.6" ` +
    `stroke-dasharray="7 6"/>` +
    rect({ ...plank, y: plank.y + 5, x: plank.x + 3 }, `rx="10" fill="#050805" opacity=".6"`) +
    rect(plank, `rx="10" fill="#3d2814" stroke="#120a06" stroke-width="3"`) +
    `<path d="${grain(plank)}" fill="none" stroke="#5a3c20" stroke-width="2.4" stroke-linecap="round"/>` +
    Array.from({ length: slots }, (_, i) =>
      rect(slotFrame(board, i + 1), `rx="6" fill="#1a1009" fill-opacity=".75" stroke="#e9d3a0" stroke-opacity=".5" ` +
        `stroke-width="1.6" stroke-dasharray="7 6"`)).join("") +
    `</svg>`
  );
}

const drawn = new Map<string, string>();

/** The same as the address of a picture, drawn once for each size. */
export function boardImage(board: Board): string {
  const key = [board.columns, board.rows, board.slots].join(" ");
  const image = drawn.get(key) ?? `data:image/svg+xml,${encodeURIComponent(boardPicture(board))}`;
  drawn.set(key, image);
  return image;
}

export const WOOD_TILE = 360;

/** The dark wood beyond the board, as an SVG picture that repeats without a seam. */
export function woodTile(): string {
  const next = stream("wood");
  const firs: Fir[] = [];
  for (let i = 0; i < 74; i++) {
    const fir = { x: next() * WOOD_TILE, y: (i / 74) * WOOD_TILE, scale: 0.8 + next() * 0.5, tone: Math.floor(next() * 3) };
    // What leaves on one side comes in on the other.
    for (const dx of [-WOOD_TILE, 0, WOOD_TILE])
      for (const dy of [-WOOD_TILE, 0, WOOD_TILE])
        if (Math.abs(fir.x + dx - WOOD_TILE / 2) < WOOD_TILE / 2 + 24 && Math.abs(fir.y + dy - WOOD_TILE / 2) < WOOD_TILE / 2 + 60)
          firs.push({ ...fir, x: fir.x + dx, y: fir.y + dy });
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WOOD_TILE}" height="${WOOD_TILE}">` +
    `<defs>${SEEDLINGS}</defs><rect width="${WOOD_TILE}" height="${WOOD_TILE}" fill="#0c1a11"/>${wood(firs)}` +
    `<rect width="${WOOD_TILE}" height="${WOOD_TILE}" fill="#060d08" opacity=".72"/></svg>`
  );
}
