/** What the start reaches, and how light comes there. */

import { OPPOSITE, OUTWARD, type Side } from "../../art/cardMeasures";
import type { Shape } from "../../art/shape";
import type { Cell } from "../../board/geometry";
import { tunnels } from "../../board/visibleTunnels";
import type { CellData } from "../../net/wire";
import { spot } from "../../table/choice/moves";

/** One tunnel of a card, with the side by which light comes in; none at the start and at the foot of a ladder. */
export interface Reached extends Cell {
  readonly shape: Shape;
  readonly tunnel: number;
  readonly from: Side | null;
  readonly step: number;
}

/** Every tunnel that the start reaches, nearest first, by the name of its place. */
export function reach(mine: readonly CellData[]): Map<string, Reached> {
  const laid = tunnels(mine);
  const found = new Map<string, Reached>();
  const enter = (at: string, tunnel: number, from: Side | null, step: number): void => {
    const here = laid.get(at);
    const key = `${at} ${tunnel}`;
    if (!here || tunnel < 0 || found.has(key)) return;
    const { cell: { x, y }, shape } = here;
    found.set(key, { x, y, shape, tunnel, from, step });
  };
  for (const [at, { cell }] of laid) if (cell.what === "start") enter(at, 0, null, 0);
  for (const { x, y, shape, tunnel, step } of found.values()) {
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
