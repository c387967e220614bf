/** How a view and a table change: whole fields, and of the long ones only what is new. */

import type { CellData, TableInfo, TablePatch, TableView, ViewPatch } from "./wire";

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

export function patched(view: TableView, patch: ViewPatch): TableView {
  const { discard_added, seats_changed, mine_gone, mine_laid, ...fields } = patch;
  const next: TableView = { ...view, ...(fields as Partial<TableView>) };
  if (discard_added) next.discard = [...next.discard, ...discard_added];
  if (seats_changed) next.seats = view.seats.map((seat, number) => seats_changed[String(number)] ?? seat);
  if (mine_gone ?? mine_laid) next.mine = dig(view.mine, mine_gone ?? [], mine_laid ?? []);
  return next;
}

export function patchedTable(info: TableInfo, patch: TablePatch): TableInfo {
  const { seats_changed, ...fields } = patch;
  const next: TableInfo = { ...info, ...fields };
  if (seats_changed) next.seats = next.seats.map((seat, number) => seats_changed[String(number)] ?? seat);
  return next;
}
