/** What moves are aimed at: places, players, turns. */

import { HEIGHT, OUTWARD, WIDTH, type Side } from "../../art/cardMeasures";
import { same, type Cell } from "../../board/geometry";
import { slotFrame, type Board, type Frame } from "../../games/lost_mines/art/ground";
import type { ForestData } from "../../net/wire";
import type { Move } from "./moves";

/** A place that is lit, with the moves that go there. */
export interface Lit extends Cell {
  readonly ways: readonly Move[];
}

/** Where a finger has to point for a move: at most two places. A figure shuts the place before its tunnel's end. */
export function placesOf(move: Move, strip: Strip | null = null): Cell[] {
  switch (move.act) {
    case "edge":
      return [edgePlace(move, move.edge)];
    case "peek":
    case "collect":
      return strip ? [slotPlace(strip, move.slot)] : [];
    case "walk":
    case "lay":
    case "divert":
    case "point":
    case "reveal":
    case "move":
      return [{ x: move.x, y: move.y }];
    case "pair":
      return [{ x: move.x, y: move.y }, move.other];
    case "toll": {
      const [dx, dy] = OUTWARD[move.side];
      return [{ x: move.x + dx, y: move.y + dy }];
    }
    default:
      return [];
  }
}

const goesTo = (move: Move, cell: Cell): boolean => placesOf(move).some((place) => same(place, cell));

/** An edge lies halfway between two cells. */
export function edgePlace({ x, y }: Cell, side: Side): Cell {
  const [dx, dy] = OUTWARD[side];
  return { x: x + dx / 2, y: y + dy / 2 };
}

/** What there is beside the board: as many places for treasures as there are treasures. */
export type Strip = Pick<ForestData, "columns" | "rows" | "treasures">;

const boardOf = ({ columns, rows, treasures }: Strip): Board => ({ columns, rows, slots: treasures.length });

/** Where a treasure lies, right of the board, in cells; slots are counted from one. */
export function slotBox(strip: Strip, slot: number): Frame {
  const { x, y, width, height } = slotFrame(boardOf(strip), slot);
  return { x: x / WIDTH, y: y / HEIGHT, width: width / WIDTH, height: height / HEIGHT };
}

/** The cell that has the same middle as a treasure's place. */
export function slotPlace(strip: Strip, slot: number): Cell {
  const { x, y, width, height } = slotBox(strip, slot);
  const near = (at: number): number => Math.round(at * 100) / 100;
  return { x: near(x + width / 2 - 0.5), y: near(y + height / 2 - 0.5) };
}

/** All places among which there is a choice; once one of two is chosen, that one and those that go with it. */
export function litBy(moves: readonly Move[], first: Cell | null, strip: Strip | null = null): Lit[] {
  const open = first && moves.some(({ act }) => act === "pair") ? moves.filter((move) => goesTo(move, first)) : moves;
  const found = new Map<string, Lit>();
  for (const move of open)
    for (const { x, y } of placesOf(move, strip)) {
      const key = `${x},${y}`;
      found.set(key, { x, y, ways: [...(found.get(key)?.ways ?? []), move] });
    }
  return [...found.values()].sort((a, b) => a.x - b.x || a.y - b.y);
}

/** Who is asked to pay for a laying. */
export const payerOf = (move: Move): number | null => ("asking" in move ? move.asking : null);

/** The player a move is aimed at. */
export const seatOf = (move: Move): number | null => ("seat" in move ? move.seat : payerOf(move));

/** What half a turn, or another side, changes about a move. */
export const lieOf = (move: Move): string =>
  "turned" in move ? (move.turned ? "turned" : "") : "side" in move ? move.side : "";

/** The different ways to do the same thing in one place. */
export const lies = (moves: readonly Move[]): string[] => [...new Set(moves.map(lieOf))];
