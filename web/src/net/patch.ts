/** How a view and a table change: whole fields, and of the long ones only what is new. */

import type { CellData, ForestData, ForestPatch, Moves, SeatInfo, TableInfo, TablePatch, TableView, ViewPatch } from "./wire";

const at = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;

function dig(mine: readonly CellData[], gone: readonly [number, number][], laid: readonly CellData[]): CellData[] {
  const changed = new Map(laid.map((cell) => [at(cell), cell]));
  const lost = new Set(gone.map(([x, y]) => at({ x, y })));
  const kept = mine
    .filter((cell) => !lost.has(at(cell)))
    .map((cell) => {
      const now = changed.get(at(cell)) ?? cell;
      changed.delete(at(cell));
      return now;
    });
  return [...kept, ...changed.values()];
}

function joined(moves: Moves, more: Moves): Moves {
  const all = { ...moves };
  for (const [head, tails] of Object.entries(more)) all[head] = [...(all[head] ?? []), ...tails];
  return all;
}

/** Those by their numbers over what was there, or after it. */
function seated<T extends object>(seats: readonly T[], changed: Readonly<Record<string, Partial<T>>>): T[] {
  const all = [...seats];
  for (const [number, seat] of Object.entries(changed)) all[Number(number)] = { ...all[Number(number)], ...seat } as T;
  return all;
}

/** A view that comes in pieces has no forest at first: all of it follows. */
const BARE: ForestData = {
  columns: 0,
  rows: 0,
  clans: [],
  dwarfs: [],
  steps: 0,
  tools: [],
  edges: [],
  treasures: [],
  dragon: null,
  walks: [],
  out_of_reach: [],
  in_reach: [],
};

function grown(forest: ForestData | null, { walks_added, ...fields }: ForestPatch): ForestData {
  const next: ForestData = { ...(forest ?? BARE), ...fields };
  return walks_added ? { ...next, walks: [...next.walks, ...walks_added] } : next;
}

export function patched(view: TableView, patch: ViewPatch): TableView {
  const { moves_added, discard_added, seats_changed, mine_gone, mine_laid, forest, ...fields } = patch;
  const next: TableView = { ...view, ...(fields as Partial<TableView>) };
  if (moves_added) next.moves = joined(next.moves, moves_added);
  if (discard_added) next.discard = [...next.discard, ...discard_added];
  if (seats_changed) next.seats = seated(view.seats, seats_changed);
  if (mine_gone ?? mine_laid) next.mine = dig(view.mine, mine_gone ?? [], mine_laid ?? []);
  if (forest) next.forest = grown(view.forest, forest);
  return next;
}

export function patchedTable(info: TableInfo, patch: TablePatch): TableInfo {
  const { seat_count, seats_changed, ...fields } = patch;
  const next: TableInfo = { ...info, ...(fields as Partial<TableInfo>) };
  if (seat_count !== undefined) next.seats = next.seats.slice(0, seat_count);
  if (seats_changed) next.seats = seated(next.seats, seats_changed as Record<string, Partial<SeatInfo>>);
  return next;
}
