/** What a player is about to do, before he says so: cards, a place or two, a player, which way round. */

import { shapeOf } from "../../art/cardFace";
import { OPPOSITE, OUTWARD, SIDE_NAMES, SIDES, type Side } from "../../art/cardMeasures";
import { same, type Cell } from "../../board/geometry";
import { cardQuestion, stepQuestion } from "../../games/lost_mines/whyQuestions";
import { lastLaid } from "../../games/saboteur/modules/diversion/lastLaid";
import type { Table } from "../../net/table.svelte";
import { lieOf, lies, litBy, payerOf, seatOf } from "./aims";
import {
  cardOf,
  layText,
  ofAct,
  passText,
  readMoves,
  readWalk,
  sameCards,
  spot,
  type Move,
  type MoveOf,
} from "./moves";

export interface Objection extends Cell {
  readonly text: string;
}

/** What is done with cards of the hand: one is played, some are put away, two are given for what lies before one. */
export type Mode = "play" | "pass" | "discard" | "toll";

/** Decisions in which a card of the hand is used. */
const BY_HAND = ["turn", "pioneer"];

export class Choice {
  readonly table: Table;
  mode = $state<Mode>("play");
  /** The place in the hand. */
  index = $state<number | null>(null);
  /** Places in the hand of cards that are put away, in the order in which they were picked. */
  picked = $state.raw<readonly number[]>([]);
  /** What two cards are given up for. */
  mark = $state<string | null>(null);
  place = $state.raw<Cell | null>(null);
  /** The second of two places. */
  other = $state.raw<Cell | null>(null);
  seat = $state<number | null>(null);
  tool = $state<string | null>(null);
  /** One of the cards that are looked at. */
  kept = $state<string | null>(null);
  /** How the card lies: turned or not, or the side of a figure or a goal. */
  lie = $state("");
  objection = $state.raw<Objection | null>(null);
  /** A place that is not lit, where the keyboard looks. */
  probe = $state.raw<Cell | null>(null);
  /** The card whose sheet is read; it stays open whatever others do. */
  reading = $state<string | null>(null);

  constructor(table: Table) {
    this.table = table;
  }

  readonly moves = $derived.by(() => readMoves(this.table.view?.moves ?? {}));
  /** The forest, if that is where the game is. */
  readonly #forest = $derived.by(() => this.table.view?.forest ?? null);
  /** A dwarf is about to walk. */
  readonly walking = $derived.by(() => this.moves.some(({ act }) => act === "step" || act === "stay"));
  readonly byHand = $derived.by(() => BY_HAND.includes(this.table.view?.decision ?? ""));
  readonly card = $derived.by(() => (this.index === null ? null : (this.table.view?.hand[this.index] ?? null)));
  /** The moves among which the places and players decide. */
  readonly candidates = $derived.by((): readonly Move[] => {
    if (this.walking) return (this.#forest?.walks ?? []).map(readWalk);
    if (!this.byHand) return this.moves;
    const { card } = this;
    if (card === null) return [];
    if (this.mode === "toll") return ofAct(this.moves, "toll").filter(({ cards }) => cards[0] === card);
    return this.moves.filter((move) => cardOf(move) === card);
  });
  readonly lit = $derived.by(() => litBy(this.candidates, this.place, this.#forest));
  readonly litHere = $derived.by(() => this.lit.find((cell) => same(cell, this.place)) ?? null);
  /** Players who can be chosen now: aimed at, or asked to pay for what lies in preview. */
  readonly targets = $derived.by(() => [
    ...new Set(
      [...(this.litHere?.ways ?? this.candidates), ...ofAct(this.candidates, "aim")]
        .map(seatOf)
        .filter((seat) => seat !== null),
    ),
  ].sort((a, b) => a - b));
  /** Two places are asked for. */
  readonly pairing = $derived.by(() => this.candidates.some(({ act }) => act === "pair"));
  /** A toll is due at the chosen place. */
  readonly toll = $derived.by(() => this.litHere?.ways.some((move) => payerOf(move) !== null) ?? false);
  /** Tools of the chosen player among which the card leaves a choice. */
  readonly tools = $derived.by(() => this.#aimed().flatMap((move) => ("tool" in move && move.tool ? [move.tool] : [])));
  /** The card whose tunnels are laid: the chosen one, or the one that a diversion moves. */
  readonly path = $derived.by(() => {
    const path = this.card === "diversion" ? (lastLaid(this.table)?.card ?? null) : this.card;
    return path !== null && shapeOf(path) ? path : null;
  });
  /** Whether half a turn changes anything, here or anywhere; for a figure or a goal, whether there is another side. */
  readonly canTurn = $derived.by(() => {
    if (this.litHere) return lies(this.litHere.ways).length > 1;
    return this.mode === "play" && this.lit.length > 0 && this.path !== null && looksOtherwise(this.path);
  });
  /** One of the cards looked at is about to be kept. */
  readonly taking = $derived.by(() => ofAct(this.moves, "take").find(({ card }) => card === this.kept) ?? null);
  readonly turned = $derived.by(() => this.lie === "turned");
  /** Cards may be put away, several at once. */
  readonly many = $derived.by(() => Math.max(0, ...ofAct(this.moves, "pass").map(({ cards }) => cards.length)));
  readonly passing = $derived.by(
    () => ofAct(this.moves, "pass").find(({ cards }) => cards.length === 1 && cards[0] === this.card) ?? null,
  );
  /** Doing nothing, where that may be chosen. */
  readonly forgo = $derived.by(() => ofAct(this.moves, "forgo")[0] ?? null);
  /** What may be got rid of for two cards. */
  readonly marks = $derived.by(() => [...new Set(ofAct(this.moves, "discard").map(({ mark }) => mark))]);
  readonly figures = $derived.by(() => ofAct(this.moves, "toll").length > 0);
  /** How many cards can be picked in this mode. */
  readonly most = $derived.by(() => (this.mode === "pass" ? this.many : this.mode === "discard" ? 2 : 0));
  /** The move that would be made now. */
  readonly move = $derived.by((): Move | null => {
    if (this.most > 0) return this.#givenUp();
    if (this.taking) return this.taking;
    if (this.place) return this.#there();
    if (this.seat !== null) {
      const aimed = this.#aimed();
      return aimed.find((move) => "tool" in move && move.tool === this.tool) ?? (aimed.length === 1 ? (aimed[0] ?? null) : null);
    }
    return ofAct(this.candidates, "play")[0] ?? null;
  });
  /** How the card lies in the preview. */
  readonly lies = $derived.by(() => (this.move && "turned" in this.move ? this.move.turned : this.turned));

  #aimed(): Move[] {
    return this.candidates.filter((move) => "seat" in move && move.seat === this.seat);
  }

  /** The move at the chosen places, turned as the card lies, paid by whoever was asked. */
  #there(): Move | null {
    const ways = (this.litHere?.ways ?? []).filter((move) => payerOf(move) === this.seat);
    const [pair] = ofAct(ways, "pair");
    if (pair) {
      const { other } = this;
      return other && (ofAct(ways, "pair").find((move) => same(move.other, other) || same(move, other)) ?? null);
    }
    return ways.find((move) => lieOf(move) === this.lie) ?? ways[0] ?? null;
  }

  /** Cards put away, or two for what lies before one. Any order is as good as the one that is listed. */
  #givenUp(): MoveOf<"pass" | "discard"> | null {
    const cards = this.pickedCards;
    if (this.mode === "pass") {
      const listed = ofAct(this.moves, "pass").find((move) => sameCards(move.cards, cards));
      return listed ? { ...listed, cards, text: passText(cards) } : null;
    }
    return (
      ofAct(this.moves, "discard").find((move) => move.mark === this.mark && sameCards(move.cards, cards)) ?? null
    );
  }

  get pickedCards(): string[] {
    return this.picked.map((index) => this.table.view?.hand[index] ?? "");
  }

  playable(index: number): boolean {
    const card = this.table.view?.hand[index];
    return this.most > 0 || this.mode === "toll" || this.moves.some((move) => cardOf(move) === card);
  }

  /** Go over to another use of the hand; a card that is chosen already is the first. */
  enter(mode: Mode): void {
    const { index } = this;
    this.letGo();
    this.mode = mode;
    if (mode === "discard" && this.marks.length === 1) this.mark = this.marks[0] ?? null;
    if (index !== null && mode !== "play") this.take(index);
  }

  take(index: number): void {
    if (this.most > 0) return this.#pick(index);
    const { mode } = this;
    this.letGo();
    this.mode = mode;
    this.index = index;
    if (this.targets.length === 1 && this.lit.length === 0) this.aim(this.targets[0] ?? 0);
  }

  /** Pick a card, or put it back; one too many takes the place of the last. */
  #pick(index: number): void {
    const others = this.picked.filter((other) => other !== index);
    this.picked = others.length < this.picked.length ? others : [...others.slice(0, this.most - 1), index];
  }

  point(cell: Cell): void {
    this.objection = this.probe = null;
    const at = { x: cell.x, y: cell.y };
    if (this.place && this.pairing) {
      if (same(this.place, at)) this.place = this.other = null;
      else this.other = at;
      return;
    }
    if (!same(this.place, at) && (this.toll || this.#either)) this.seat = null;
    this.place = at;
    const ways = this.litHere?.ways ?? [];
    // If it fits one way only, it lies that way.
    if (ways.length > 0 && !ways.some((move) => lieOf(move) === this.lie)) this.lie = lies(ways)[0] ?? "";
  }

  /** Look at any place: a lit one is chosen, any other may be asked about. */
  look(cell: Cell): void {
    if (this.lit.some((place) => same(place, cell))) return this.point(cell);
    this.place = this.objection = null;
    this.probe = { x: cell.x, y: cell.y };
  }

  /** The next place that is lit, one after the other; the farthest first. */
  nextPlace(): void {
    const { lit } = this;
    const at = lit.findIndex((cell) => same(cell, this.other ?? this.place));
    const others = this.pairing ? lit.filter((cell) => !same(cell, this.place)) : lit;
    const next = at < 0 ? others.at(-1) : others.findLast((cell) => lit.indexOf(cell) < at) ?? others.at(-1);
    if (next) this.point(next);
  }

  nextTarget(): void {
    const at = this.targets.indexOf(this.seat ?? -1);
    const next = this.targets[(at + 1) % this.targets.length];
    if (next !== undefined) this.aim(next);
  }

  aim(seat: number): void {
    // Whoever is asked to pay once more is not asked after all, where one may pay oneself.
    const oneself = this.toll && this.litHere?.ways.some((move) => payerOf(move) === null);
    this.seat = this.seat === seat && oneself ? null : seat;
    this.tool = null;
    if (this.#either) this.place = null;
  }

  /** The card is used on a place or on a player, not on both. */
  get #either(): boolean {
    return this.lit.length > 0 && ofAct(this.candidates, "aim").length > 0;
  }

  turn(): void {
    if (this.canTurn) {
      const all = this.litHere ? lies(this.litHere.ways) : ["", "turned"];
      this.lie = all[(all.indexOf(this.lie) + 1) % all.length] ?? "";
    }
    this.objection = null;
  }

  /** What to ask about a place that is not lit. */
  question(cell: Cell, side: Side | null = null): string | null {
    const { card } = this;
    const { x, y } = cell;
    const { view } = this.table;
    if (this.walking && view) return stepQuestion(view, view.decider ?? 0, cell);
    if (card === null || !this.byHand || this.most > 0) return null;
    if (this.mode === "toll") {
      const side = SIDES.find((one) => this.#lies({ x: x + OUTWARD[one][0], y: y + OUTWARD[one][1] }));
      if (!side) return null;
      const [dx, dy] = OUTWARD[side];
      return `toll ${card} at ${spot(x + dx, y + dy)} ${SIDE_NAMES[OPPOSITE[side]]}`;
    }
    if (view?.forest) return cardQuestion(view, card, this.turned, cell, side);
    const turned = this.turned ? " turned" : "";
    if (shapeOf(card)) return layText(card, x, y, this.turned);
    if (card === "diversion") return `play diversion at ${spot(x, y)}${turned}`;
    return ["map", "rockfall"].includes(card) ? `play ${card} at ${spot(x, y)}` : null;
  }

  #lies(cell: Cell): boolean {
    return this.table.view?.mine.some((lying) => same(lying, cell)) ?? false;
  }

  letGo(): void {
    this.mode = "play";
    this.index = null;
    this.picked = [];
    this.mark = null;
    this.place = this.other = null;
    this.seat = null;
    this.tool = this.kept = null;
    this.lie = "";
    this.objection = this.probe = null;
  }

  /** One step back: the second place, the first, the cards, what is done with them. */
  back(): void {
    if (this.objection) this.objection = null;
    else if (this.probe) this.probe = null;
    else if (this.other) this.other = null;
    else if (this.place || this.seat !== null) this.place = this.seat = this.tool = null;
    else if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.index !== null && this.mode === "toll") this.index = null;
    else this.letGo();
  }
}

const looksOtherwise = (card: string): boolean => {
  const [one, other] = [shapeOf(card), shapeOf(card, true)];
  return JSON.stringify(one) !== JSON.stringify(other);
};
