/** A walk before it is walked: where every step leads, and what it costs. */

import { OPPOSITE, OUTWARD, SIDE_OF, type Side } from "../../art/cardMeasures";
import { same, type Cell } from "../../board/geometry";
import type { EdgeData } from "../../net/wire";
import type { Walk } from "../../table/choice/moves";
import { say } from "../../words";

export interface Footstep extends Cell {
  /** The how-manieth it is. */
  readonly nth: number;
  /** By which side one comes in, and by which one goes on; none at the end. */
  readonly from: Side;
  readonly to: Side | null;
  /** A trap lies on the way in. */
  readonly trap: boolean;
  /** A mine is turned up here, and the walk ends. */
  readonly discovers: boolean;
}

export const beyond = ({ x, y }: Cell, side: Side): Cell => ({ x: x + OUTWARD[side][0], y: y + OUTWARD[side][1] });

/** What lies on an edge, from whichever of its two cards one looks. */
export const edgeOf = (edges: readonly EdgeData[], at: Cell, side: Side): EdgeData | null =>
  edges.find(
    (edge) =>
      (same(edge, at) && SIDE_OF[edge.side] === side) ||
      (same(edge, beyond(at, side)) && SIDE_OF[edge.side] === OPPOSITE[side]),
  ) ?? null;

export function footsteps(start: Cell, { route, discovers }: Walk, edges: readonly EdgeData[]): Footstep[] {
  let at: Cell = { x: start.x, y: start.y };
  return route.map((side, index) => {
    const trap = edgeOf(edges, at, side)?.token === "trap";
    at = beyond(at, side);
    const last = index === route.length - 1;
    return {
      ...at,
      nth: index + 1,
      from: OPPOSITE[side],
      to: last ? null : (route[index + 1] ?? null),
      trap,
      discovers: last && discovers,
    };
  });
}

/** What a walk costs and brings, in words; `cards` are those one has to lose. */
export function costs({ route, traps, discovers }: Walk, cards: number): string {
  const words = [say("forest-walk-steps", { count: route.length })];
  if (traps > 0) words.push(cards === 0 ? say("forest-walk-traps-free") : say("forest-walk-traps", { count: traps }));
  if (discovers) words.push(say("forest-walk-discovers"));
  return words.join(" · ");
}

/** The line of a walk, in cells: from the middle of the first card through the mouths of the others. */
export function trail(start: Cell, steps: readonly Footstep[]): string {
  const middle = ({ x, y }: Cell): string => `${x + 0.5} ${y + 0.5}`;
  const mouth = ({ x, y }: Cell, side: Side): string =>
    `${x + 0.5 + OUTWARD[side][0] / 2} ${y + 0.5 + OUTWARD[side][1] / 2}`;
  return `M${middle(start)}${steps
    .map((step) => `L${mouth(step, step.from)}${step.to ? `Q${middle(step)} ${mouth(step, step.to)}` : `L${middle(step)}`}`)
    .join("")}`;
}
