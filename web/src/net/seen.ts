/** The game and the table as the page reads them: lists where the wire has keys, and nothing left out that no module in
 * play shows. */

import type { CellData, DiscardData, FigureData, ForestData, SeatData, SeatInfo, TableData, ViewData } from "./wire";

type Listed = "discard" | "mine" | "seats";
type Shown = "figures" | "forest" | "maps_banned";

export interface TableView extends Omit<ViewData, Listed | Shown> {
  discard: DiscardData[];
  mine: CellData[];
  seats: SeatData[];
  figures: FigureData[];
  forest: ForestData | null;
  maps_banned: boolean;
}

export interface TableInfo extends Omit<TableData, "seats"> {
  seats: SeatInfo[];
}

const lists = new WeakMap<object, unknown[]>();

/** What is there by keys, those that are numbers in order; the same list as long as it is the same mapping. */
function listed<T>(keyed: Record<string, T>): T[] {
  const list = (lists.get(keyed) as T[] | undefined) ?? Object.values(keyed);
  lists.set(keyed, list);
  return list;
}

export const viewOf = (told: ViewData): TableView => ({
  figures: [],
  forest: null,
  maps_banned: false,
  ...told,
  discard: listed(told.discard),
  mine: listed(told.mine),
  seats: listed(told.seats),
});

export const infoOf = (told: TableData): TableInfo => ({ ...told, seats: listed(told.seats) });
