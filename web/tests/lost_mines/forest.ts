/** A forest for tests: Ann (blue) at 3,2, Bo (yellow) at 1,4, Cy (blue) at 1,2; a trap east of 3,2. */

import type { ForestData, TableView } from "../../src/net/wire";
import { cell, seatData, tableView } from "../kit";

export const forestData = (changes: Partial<ForestData> = {}): ForestData => ({
  columns: 11,
  rows: 7,
  clans: ["blue", "yellow", "blue"],
  dwarfs: [
    [3, 2],
    [1, 4],
    [1, 2],
  ],
  steps: 0,
  tools: [],
  edges: [{ x: 4, y: 2, side: "west", token: "trap", owner: null }],
  treasures: [
    { kind: "jewels", value: null, seat: null },
    { kind: "gold", value: 3, seat: null },
    { kind: "gold", value: null, seat: 1 },
  ],
  dragon: null,
  walks: [],
  out_of_reach: [],
  in_reach: [],
  ...changes,
});

/** Two mines are out of reach, and one is not; the third one is worth nothing. */
export const SOME_LOST: Partial<ForestData> = {
  out_of_reach: [
    [9, 0],
    [9, 6],
  ],
  in_reach: [[9, 2]],
};

export const forestView = (changes: Partial<TableView> = {}, forest: Partial<ForestData> = {}): TableView =>
  tableView({
    mine: [
      cell(1, 2, "start-blue", { what: "start" }),
      cell(1, 4, "start-yellow", { what: "start" }),
      ...[0, 2, 4, 6].map((y) => cell(9, y, null, { what: "hidden" })),
      cell(2, 2, "EW"),
      cell(3, 2, "campfire-NEW"),
      cell(4, 2, "tree-EW"),
      cell(5, 2, "EW"),
    ],
    seats: [
      seatData({ hand: 2, role: "blue-loyal" }),
      seatData({ hand: 5, loose: 4 }),
      seatData({ hand: 5, front: ["troll"] }),
    ],
    forest: forestData(forest),
    ...changes,
  });
