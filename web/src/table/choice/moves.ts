/** The moves a player may make, read from their notation. */

import { SIDE_NAMES, SIDE_OF, type Side } from "../../art/cardMeasures";
import type { Moves, WalkData } from "../../net/wire";

interface Text {
  readonly text: string;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A card laid somewhere, perhaps turned, perhaps with somebody else asked to pay the toll. */
interface Laying extends Spot {
  readonly card: string;
  readonly turned: boolean;
  readonly asking: number | null;
}

/** Where a dwarf can get to, by which steps, and what it costs. */
export interface Walk extends Spot {
  readonly route: readonly Side[];
  readonly traps: number;
  readonly discovers: boolean;
}

export type Move = Text &
  (
    | ({ readonly act: "lay" } & Laying)
    /** The card laid last is laid elsewhere. */
    | ({ readonly act: "divert" } & Laying)
    | { readonly act: "aim"; readonly card: string; readonly seat: number; readonly tool: string | null }
    | ({ readonly act: "point"; readonly card: string } & Spot)
    | ({ readonly act: "pair"; readonly card: string; readonly other: Spot } & Spot)
    | { readonly act: "play"; readonly card: string }
    | { readonly act: "pass"; readonly cards: readonly string[] }
    | { readonly act: "discard"; readonly cards: readonly string[]; readonly mark: string }
    | ({ readonly act: "toll"; readonly cards: readonly string[]; readonly side: Side } & Spot)
    | ({ readonly act: "reveal" } & Spot)
    | ({ readonly act: "move"; readonly side: Side } & Spot)
    | { readonly act: "fit"; readonly turned: boolean }
    | { readonly act: "keep"; readonly value: number }
    | { readonly act: "change"; readonly place: number }
    | { readonly act: "take"; readonly card: string }
    | { readonly act: "steal"; readonly seat: number }
    | { readonly act: "choose"; readonly seat: number }
    /** A trap or a troll on one side of a card. */
    | ({ readonly act: "edge"; readonly card: string; readonly edge: Side } & Spot)
    /** An information card, used on a treasure. */
    | { readonly act: "peek"; readonly card: string; readonly slot: number }
    | { readonly act: "collect"; readonly slot: number }
    | { readonly act: "step"; readonly way: Side }
    /** Several steps at once, as far as this page is concerned. */
    | ({ readonly act: "walk" } & Walk)
    | { [B in Bare]: { readonly act: B } }[Bare]
  );

const BARE = ["veto", "allow", "deal", "swap", "leave", "forgo", "agree", "refuse", "stay", "propose-end"] as const;
type Bare = (typeof BARE)[number];

export type Act = Move["act"];
export type MoveOf<A extends Act> = Extract<Move, { act: A }>;

export const place = (text: string): { x: number; y: number } => {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
};

export const spot = (x: number, y: number): string => `${x},${y}`;

/** What stands behind a card that is laid: `3,1 turned asking 2`. */
function laying(words: readonly string[]): Omit<Laying, "card"> {
  const asked = words.indexOf("asking");
  return {
    ...place(words[0] ?? ""),
    turned: words[1] === "turned",
    asking: asked < 0 ? null : Number(words[asked + 1]),
  };
}

/** An action card, and what it is aimed at. */
function readPlay(text: string, card: string, [way, first = "", ...rest]: readonly string[]): Move {
  if (way === "slot") return { text, act: "peek", card, slot: Number(first) };
  if (way === "on") return { text, act: "aim", card, seat: Number(first), tool: rest[0] ?? null };
  if (way !== "at") return { text, act: "play", card };
  if (card === "diversion") return { text, act: "divert", card, ...laying([first, ...rest]) };
  const [other] = rest;
  const edge = SIDE_OF[other ?? ""];
  if (edge) return { text, act: "edge", card, ...place(first), edge };
  return other === undefined
    ? { text, act: "point", card, ...place(first) }
    : { text, act: "pair", card, ...place(first), other: place(other) };
}

/** A move from its text; null for one this page does not know. */
export function readMove(text: string): Move | null {
  const [verb = "", first = "", ...rest] = text.split(" ");
  switch (verb) {
    case "lay":
      return { text, act: "lay", card: first, ...laying(rest) };
    case "play":
      return readPlay(text, first, rest);
    case "pass":
      return { text, act: "pass", cards: [first, ...rest] };
    case "discard":
      return { text, act: "discard", cards: [first, rest[0] ?? ""], mark: rest[2] ?? "" };
    case "toll":
      return { text, act: "toll", cards: [first], ...place(rest[1] ?? ""), side: SIDE_OF[rest[2] ?? ""] ?? "N" };
    case "reveal":
      return { text, act: "reveal", ...place(first) };
    case "move":
      return { text, act: "move", ...place(first), side: SIDE_OF[rest[0] ?? ""] ?? "N" };
    case "turn":
      return { text, act: "fit", turned: first === "turned" };
    case "collect":
      return { text, act: "collect", slot: Number(first) };
    case "step":
      return { text, act: "step", way: SIDE_OF[first] ?? "N" };
    case "keep":
      return { text, act: "keep", value: Number(first) };
    case "change":
      return { text, act: "change", place: Number(first) };
    case "take":
      return { text, act: "take", card: first };
    case "steal":
    case "choose":
      return { text, act: verb, seat: Number(first) };
    default:
      return isBare(verb) ? { text, act: verb } : null;
  }
}

const isBare = (verb: string): verb is Bare => (BARE as readonly string[]).includes(verb);

/** All moves; on the wire they are gathered by how they begin. */
export const readMoves = (moves: Moves): Move[] =>
  Object.entries(moves)
    .flatMap(([head, tails]) => tails.map((tail) => readMove(tail === "" ? head : `${head} ${tail}`)))
    .filter((move) => move !== null);

/** The first step says which way; the others follow one by one. */
export const readWalk = ({ x, y, route, traps, discovers }: WalkData): MoveOf<"walk"> => {
  const sides = [...route] as Side[];
  return { text: stepText(sides[0] ?? "N"), act: "walk", x, y, route: sides, traps, discovers };
};

export const stepText = (side: Side): string => `step ${SIDE_NAMES[side]}`;

export const layText = (card: string, x: number, y: number, turned: boolean): string =>
  `lay ${card} ${spot(x, y)}${turned ? " turned" : ""}`;

export const ofAct = <A extends Act>(moves: readonly Move[], act: A): MoveOf<A>[] =>
  moves.filter((move): move is MoveOf<A> => move.act === act);

/** The card that is played by a move, if any; cards that are only given up are not. */
export const cardOf = (move: Move): string | null => ("card" in move && move.act !== "take" ? move.card : null);

/** The same cards, in whatever order. */
export const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join(" ") === [...other].sort().join(" ");

/** Cards are put away in the order in which they were picked, whichever order the list has. */
export const passText = (cards: readonly string[]): string => `pass ${cards.join(" ")}`;
