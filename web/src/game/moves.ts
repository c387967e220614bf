/** The moves a player may make, read from their notation. */

import type { Moves } from "../wire";

interface Text {
  readonly text: string;
}

export type Move = Text &
  (
    | { readonly act: "lay"; readonly card: string; readonly x: number; readonly y: number; readonly turned: boolean }
    | { readonly act: "aim"; readonly card: string; readonly seat: number; readonly tool: string | null }
    | { readonly act: "point"; readonly card: string; readonly x: number; readonly y: number }
    | { readonly act: "play"; readonly card: string }
    | { readonly act: "pass"; readonly card: string }
    | { readonly act: "reveal"; readonly x: number; readonly y: number }
    | { readonly act: "fit"; readonly turned: boolean }
    | { readonly act: "keep"; readonly value: number }
    | { readonly act: "change"; readonly place: number }
    | { readonly act: "veto" }
    | { readonly act: "allow" }
    | { readonly act: "deal" }
  );

export type Act = Move["act"];
export type MoveOf<A extends Act> = Extract<Move, { act: A }>;

export const place = (text: string): { x: number; y: number } => {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
};

export const spot = (x: number, y: number): string => `${x},${y}`;

/** A move from its text; null for one this page does not know. */
export function readMove(text: string): Move | null {
  const [verb, first = "", ...rest] = text.split(" ");
  switch (verb) {
    case "lay":
      return { text, act: "lay", card: first, ...place(rest[0] ?? ""), turned: rest[1] === "turned" };
    case "play":
      if (rest[0] === "on") return { text, act: "aim", card: first, seat: Number(rest[1]), tool: rest[2] ?? null };
      if (rest[0] === "at") return { text, act: "point", card: first, ...place(rest[1] ?? "") };
      return { text, act: "play", card: first };
    case "pass":
      return { text, act: "pass", card: first };
    case "reveal":
      return { text, act: "reveal", ...place(first) };
    case "turn":
      return { text, act: "fit", turned: first === "turned" };
    case "keep":
      return { text, act: "keep", value: Number(first) };
    case "change":
      return { text, act: "change", place: Number(first) };
    case "veto":
    case "allow":
    case "deal":
      return { text, act: verb };
    default:
      return null;
  }
}

/** All moves; on the wire they are gathered by how they begin. */
export const readMoves = (moves: Moves): Move[] =>
  Object.entries(moves)
    .flatMap(([head, tails]) => tails.map((tail) => readMove(tail === "" ? head : `${head} ${tail}`)))
    .filter((move) => move !== null);

export const layText = (card: string, x: number, y: number, turned: boolean): string =>
  `lay ${card} ${spot(x, y)}${turned ? " turned" : ""}`;

export const ofAct = <A extends Act>(moves: readonly Move[], act: A): MoveOf<A>[] =>
  moves.filter((move): move is MoveOf<A> => move.act === act);

/** The card a move uses up, if any. */
export const cardOf = (move: Move): string | null => ("card" in move ? move.card : null);
