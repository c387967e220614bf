/** What the start reaches, and how light comes there. */

import { OPPOSITE, OUTWARD, type Side } from "../art/card";
import { shapeOf } from "../art/face";
import type { Shape } from "../art/shape";
import { spot } from "../game/moves";
import type { CellData } from "../wire";
import type { Cell } from "./geometry";

/** One tunnel of a card, with the side by which light comes in; none at the start and at the foot of a ladder. */
export interface Reached extends Cell {
  readonly card: string;
  readonly turned: boolean;
  readonly tunnel: number;
  readonly from: Side | null;
  readonly step: number;
}

/** Goals face down are no part of it: nobody knows where they lead. */
function shapes(mine: readonly CellData[]): Map<string, { cell: CellData; card: string; shape: Shape }> {
  const found = new Map<string, { cell: CellData; card: string; shape: Shape }>();
  for (const cell of mine) {
    const card = cell.what === "start" ? "start" : ["path", "goal"].includes(cell.what) ? cell.card : null;
    const shape = card === null ? null : shapeOf(card, cell.turned);
    if (card !== null && shape) found.set(spot(cell.x, cell.y), { cell, card, shape });
  }
  return found;
}

/** Every tunnel that the start reaches, nearest first, by the name of its place. */
export function reach(mine: readonly CellData[]): Map<string, Reached> {
  const laid = shapes(mine);
  const found = new Map<string, Reached>();
  const enter = (at: string, tunnel: number, from: Side | null, step: number): void => {
    const here = laid.get(at);
    const key = `${at} ${tunnel}`;
    if (!here || tunnel < 0 || found.has(key)) return;
    const { x, y, turned } = here.cell;
    found.set(key, { x, y, card: here.card, turned, tunnel, from, step });
  };
  for (const [at, { cell }] of laid) if (cell.what === "start") enter(at, 0, null, 0);
  for (const { x, y, tunnel, step } of found.values()) {
    const { shape } = laid.get(spot(x, y)) as { shape: Shape };
    for (const side of shape.tunnels[tunnel] ?? []) {
      const [dx, dy] = OUTWARD[side];
      const at = spot(x + dx, y + dy);
      const door = OPPOSITE[side];
      enter(at, laid.get(at)?.shape.tunnels.findIndex((sides) => sides.includes(door)) ?? -1, door, step + 1);
    }
    // Every ladder leads to every other.
    if (shape.ladder) for (const [at, other] of laid) if (other.shape.ladder) enter(at, 0, null, step + 1);
  }
  return found;
}
