/** The ways from the start to the treasure, as each team may walk them. */

import { OPPOSITE, OUTWARD, type Side } from "../../art/cardMeasures";
import type { Door, Shape } from "../../art/shape";
import type { Cell } from "../../board/geometry";
import { tunnels, type Laid } from "../../board/visibleTunnels";
import type { CellData } from "../../net/wire";
import { spot } from "../../table/choice/moves";

/** One card on a way: by which side it is entered and left; none at the start, at the treasure and on a ladder. */
export interface Step extends Cell {
  readonly from: Side | null;
  readonly to: Side | null;
}

export interface Way {
  readonly team: Door;
  readonly steps: readonly Step[];
  /** Doors that stop this team on what is else the shortest way; none if the way is open. */
  readonly shut: readonly Cell[];
}

interface Node extends Cell {
  readonly tunnel: number;
  readonly from: Side | null;
  readonly before: Node | null;
  /** The side of the card before, by which one comes here. */
  readonly by: Side | null;
}

const otherDoor = (team: Door): Door => (team === "blue" ? "green" : "blue");

/** The shortest way for whoever is let through by `passes`; null if there is none. */
function shortest(laid: ReadonlyMap<string, Laid>, passes: (shape: Shape) => boolean): Step[] | null {
  const seen = new Set<string>();
  const queue: Node[] = [];
  const enter = (at: Cell, tunnel: number, from: Side | null, before: Node | null, by: Side | null): void => {
    const here = laid.get(spot(at.x, at.y));
    const key = `${spot(at.x, at.y)} ${tunnel}`;
    if (!here || tunnel < 0 || seen.has(key) || !passes(here.shape)) return;
    seen.add(key);
    queue.push({ x: at.x, y: at.y, tunnel, from, before, by });
  };
  for (const { cell } of laid.values()) if (cell.what === "start") enter(cell, 0, null, null, null);
  for (const node of queue) {
    const { cell, shape } = laid.get(spot(node.x, node.y)) as Laid;
    if (cell.what === "goal" && cell.card === "treasure") return walked(node);
    for (const side of shape.tunnels[node.tunnel] ?? []) {
      const at = { x: node.x + OUTWARD[side][0], y: node.y + OUTWARD[side][1] };
      const next = laid.get(spot(at.x, at.y));
      const tunnel = next?.shape.tunnels.findIndex((sides) => sides.includes(OPPOSITE[side])) ?? -1;
      // The treasure is reached from any side, whatever its own tunnels are.
      const treasure = next?.cell.what === "goal" && next.cell.card === "treasure";
      enter(at, treasure ? Math.max(tunnel, 0) : tunnel, OPPOSITE[side], node, side);
    }
    if (shape.ladder) for (const other of laid.values()) if (other.shape.ladder) enter(other.cell, 0, null, node, null);
  }
  return null;
}

/** The way back from the treasure, told from the start. */
function walked(end: Node): Step[] {
  const steps: Step[] = [];
  let to: Side | null = null;
  for (let node: Node | null = end; node; node = node.before) {
    steps.unshift({ x: node.x, y: node.y, from: node.from, to });
    to = node.by;
  }
  return steps;
}

/** The way of each team, open or shut; nothing if the treasure is not reached at all. */
export function ways(mine: readonly CellData[]): Way[] {
  const laid = tunnels(mine);
  const any = shortest(laid, () => true);
  if (!any) return [];
  return (["blue", "green"] as const).map((team) => {
    const open = shortest(laid, ({ door }) => door !== otherDoor(team));
    const doors = any.filter(({ x, y }) => laid.get(spot(x, y))?.shape.door === otherDoor(team));
    return { team, steps: open ?? any, shut: open ? [] : doors.map(({ x, y }) => ({ x, y })) };
  });
}

/** The line of a way, in cells: through the middle of every card, smooth in a bend; ladders break it. */
export function line(steps: readonly Step[]): string {
  const middle = ({ x, y }: Cell): string => `${x + 0.5} ${y + 0.5}`;
  const mouth = ({ x, y }: Cell, side: Side): string =>
    `${x + 0.5 + OUTWARD[side][0] / 2} ${y + 0.5 + OUTWARD[side][1] / 2}`;
  return steps
    .map((step) => {
      const { from, to } = step;
      if (from && to) return `M${mouth(step, from)}Q${middle(step)} ${mouth(step, to)}`;
      if (from || to) return `M${middle(step)}L${mouth(step, (from ?? to) as Side)}`;
      return "";
    })
    .join("");
}

/** Whether every team walks the same way. */
export const shared = (all: readonly Way[]): boolean =>
  all.length > 1 && all.every(({ shut, steps }) => shut.length === 0 && line(steps) === line(all[0]?.steps ?? []));
