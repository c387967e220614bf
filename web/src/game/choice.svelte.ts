/** What a player is about to do, before he says so: a card, a place or a player, which way round. */

import { shapeOf } from "../art/face";
import { same, type Cell } from "../mine/geometry";
import type { Table } from "../table.svelte";
import { cardOf, layText, ofAct, readMoves, type Move, type MoveOf } from "./moves";

/** A place that is lit, and how the card may lie there. */
export interface Lit extends Cell {
  readonly upright: Move | null;
  readonly turned: Move | null;
}

export interface Objection extends Cell {
  readonly text: string;
}

export class Choice {
  private readonly table: Table;
  /** The place in the hand. */
  index = $state<number | null>(null);
  place = $state.raw<Cell | null>(null);
  seat = $state<number | null>(null);
  tool = $state<string | null>(null);
  turned = $state(false);
  objection = $state.raw<Objection | null>(null);

  constructor(table: Table) {
    this.table = table;
  }

  readonly moves = $derived.by(() => readMoves(this.table.view?.moves ?? {}));
  readonly card = $derived.by(() => (this.index === null ? null : (this.table.view?.hand[this.index] ?? null)));
  readonly cardMoves = $derived.by(() => this.moves.filter((move) => this.card !== null && cardOf(move) === this.card));
  readonly lit = $derived.by(() => lit(this.table.view?.decision === "which-goal" ? this.moves : this.cardMoves));
  readonly targets = $derived.by(() => [...new Set(ofAct(this.cardMoves, "aim").map(({ seat }) => seat))]);
  readonly passing = $derived.by(() => ofAct(this.cardMoves, "pass")[0] ?? null);
  readonly litHere = $derived.by(() => this.lit.find((cell) => same(cell, this.place)) ?? null);
  /** Tools of the chosen player among which the card leaves a choice. */
  readonly tools = $derived.by(() => this.#aimed().flatMap(({ tool }) => (tool === null ? [] : [tool])));
  /** Whether half a turn changes anything, here or anywhere. */
  readonly canTurn = $derived.by(() => {
    if (this.card === null || ofAct(this.cardMoves, "lay").length === 0) return false;
    return this.litHere ? this.litHere.upright !== null && this.litHere.turned !== null : looksOtherwise(this.card);
  });
  /** The move that would be made now. */
  readonly move = $derived.by((): Move | null => {
    if (this.litHere)
      return this.turned
        ? (this.litHere.turned ?? this.litHere.upright)
        : (this.litHere.upright ?? this.litHere.turned);
    if (this.seat !== null) {
      const aimed = this.#aimed();
      return aimed.find(({ tool }) => tool === this.tool) ?? (aimed.length === 1 ? (aimed[0] ?? null) : null);
    }
    return ofAct(this.cardMoves, "play")[0] ?? null;
  });
  /** How the card lies in the preview. */
  readonly lies = $derived.by(() => (this.move?.act === "lay" ? this.move.turned : this.turned));

  #aimed(): MoveOf<"aim">[] {
    return ofAct(this.cardMoves, "aim").filter(({ seat }) => seat === this.seat);
  }

  playable(index: number): boolean {
    const card = this.table.view?.hand[index];
    return this.moves.some((move) => move.act !== "pass" && cardOf(move) === card);
  }

  take(index: number): void {
    this.letGo();
    this.index = index;
    if (this.targets.length === 1 && this.lit.length === 0) this.aim(this.targets[0] ?? 0);
  }

  point(cell: Cell): void {
    this.objection = null;
    this.place = { x: cell.x, y: cell.y };
    const here = this.litHere;
    // If it fits one way only, it lies that way.
    if (here && !(this.turned ? here.turned : here.upright)) this.turned = !this.turned;
  }

  aim(seat: number): void {
    this.seat = seat;
    this.tool = null;
  }

  turn(): void {
    if (this.canTurn) this.turned = !this.turned;
    this.objection = null;
  }

  /** What to ask about a place that is not lit. */
  question(cell: Cell): string | null {
    if (this.card === null) return null;
    const paths = shapeOf(this.card) !== null;
    return paths ? layText(this.card, cell.x, cell.y, this.turned) : `play ${this.card} at ${cell.x},${cell.y}`;
  }

  letGo(): void {
    this.index = null;
    this.place = null;
    this.seat = null;
    this.tool = null;
    this.turned = false;
    this.objection = null;
  }

  /** One step back: the place, then the card. */
  back(): void {
    if (this.objection) this.objection = null;
    else if (this.place || this.seat !== null) this.place = this.seat = this.tool = null;
    else this.letGo();
  }
}

const looksOtherwise = (card: string): boolean => {
  const [one, other] = [shapeOf(card), shapeOf(card, true)];
  return JSON.stringify(one) !== JSON.stringify(other);
};

function lit(moves: readonly Move[]): Lit[] {
  const cells = new Map<string, Lit>();
  for (const move of moves) {
    if (move.act !== "lay" && move.act !== "point" && move.act !== "reveal") continue;
    const key = `${move.x},${move.y}`;
    const have = cells.get(key) ?? { x: move.x, y: move.y, upright: null, turned: null };
    cells.set(key, move.act === "lay" && move.turned ? { ...have, turned: move } : { ...have, upright: move });
  }
  return [...cells.values()].sort((a, b) => a.x - b.x || a.y - b.y);
}
