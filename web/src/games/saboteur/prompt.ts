/** What is decided now, by whom, and what the next act is: the words of the banner. */

import type { TableView } from "../../net/wire";
import type { Choice } from "../../table/choice/choice.svelte";
import { cardName, cardTitle, useOf } from "../../table/telling/cardNames";
import { list, say } from "../../words";
import { declared } from "./declaredMove";
import { givingUp } from "./givingUp";
import { figureAt } from "./modules/tolls/figures";
import { tollWords } from "./modules/tolls/prompt";

export interface Prompt {
  /** Yours to decide, somebody else's, or a line that is lost. */
  readonly tone: "you" | "wait" | "lost";
  readonly title: string;
  readonly detail: string | null;
}

export type NameOf = (seat: number) => string;

const you = (title: string, detail: string | null = null): Prompt => ({ tone: "you", title, detail });

export const brokenTools = (view: TableView, seat: number): string =>
  list((view.seats[seat]?.broken ?? []).map((tool) => say("tool-name", { tool })));

/** The card that may be vetoed. */
function said(view: TableView, name: NameOf): string {
  const move = declared(view);
  if (!move || !("card" in move)) return say("page-wait-veto");
  const own = view.viewer === view.turn ? "yes" : "no";
  const card = say("page-veto-what", { kind: useOf(move.card), card: cardName(move.card) });
  const words = { seat: name(view.turn), card, own };
  return move.act === "aim" ? say("page-veto-on", { ...words, target: name(move.seat) }) : say("page-veto-card", words);
}

/** The words while somebody else decides. */
export function waiting(view: TableView, name: NameOf): Prompt {
  if (view.decision === "veto" || view.decider === null)
    return { tone: "wait", title: said(view, name), detail: null };
  return { tone: "wait", title: say("page-wait", { decision: view.decision, seat: name(view.decider) }), detail: null };
}

/** The words for a turn of one's own, as far as it has been thought out. */
export function turn(view: TableView, choice: Choice, seat: number, name: NameOf): Prompt {
  if (choice.forgo) return you(say("page-pioneer-stuck"), say("page-pioneer-stuck-why"));
  const given = givingUp(view, choice);
  if (given) return you(...given);
  const { card, lit } = choice;
  if (card === null) return nothingYet(view, choice, seat);
  const title = cardTitle(card);
  if (lit.length === 0 && choice.targets.length === 0 && choice.move === null) return nothing(view, card, seat, title);
  const toll = tollWords(view, choice, seat, name);
  if (toll) return you(...toll);
  const kind = useOf(card);
  if (kind === "path")
    return choice.litHere
      ? you(say("page-lay-here"), say("page-lay-one-of", { count: lit.length }))
      : you(say("page-lay-where"), say("page-lay-fits", { count: lit.length, card: title }));
  if (lit.length > 0) return pointed(choice, kind, title);
  if (choice.targets.length === 0) return you(say("page-play-sure", { kind }), say("page-play-why", { kind }) || title);
  return aimed(choice, seat, name, kind, title);
}

function nothingYet(view: TableView, choice: Choice, seat: number): Prompt {
  if (view.decision === "pioneer") {
    const laid = view.hand.filter((_, index) => choice.playable(index)).length;
    return you(say("page-pioneer-card", { nth: view.held === null ? 1 : 2 }), say("page-turn-cards", { count: laid }));
  }
  const broken = brokenTools(view, seat);
  const playable = view.hand.filter((_, index) => choice.playable(index)).length;
  const trapped = view.seats[seat]?.front.includes("trap");
  if (broken)
    return you(
      say("page-turn"),
      say("page-turn-broken", { tools: broken, count: view.seats[seat]?.broken.length ?? 0 }),
    );
  return you(say("page-turn"), trapped ? say("page-turn-trapped") : say("page-turn-cards", { count: playable }));
}

/** A card that is played at one place of the mine, or at two. */
function pointed(choice: Choice, kind: string, title: string): Prompt {
  if (choice.other) return you(say("page-pair-sure"), say("page-pair-why"));
  if (choice.litHere) return you(say("page-point-here", { kind }), title);
  const path = kind === "diversion" ? choice.path : null;
  const detail = path ? say("page-divert-what", { card: cardTitle(path), count: choice.lit.length }) : title;
  return you(say("page-point-where", { kind }), detail);
}

function aimed(choice: Choice, seat: number, name: NameOf, kind: string, title: string): Prompt {
  if (choice.seat === null) return you(say("page-aim-who", { kind }), title);
  const target = name(choice.seat);
  if (choice.move?.act !== "aim") return you(say("page-aim-tool", { target }), title);
  const { card, tool } = choice.move;
  const words = { kind, target, tool: say("tool-name", { tool: tool ?? card.split("-")[1] ?? "" }) };
  return you(say(choice.seat === seat ? "page-aim-own" : "page-aim-sure", words), title);
}

/** Why a card cannot be played at all. */
function nothing(view: TableView, card: string, seat: number, title: string): Prompt {
  const kind = useOf(card);
  const broken = brokenTools(view, seat);
  if (kind === "path" && broken)
    return you(
      say("page-cannot-dig"),
      say("page-cannot-dig-why", { tools: broken, count: view.seats[seat]?.broken.length ?? 0 }),
    );
  if (kind === "path" && view.seats[seat]?.front.includes("trap"))
    return you(say("page-cannot-dig"), say("page-cannot-dig-trapped"));
  if (kind === "map" && view.maps_banned) return you(say("page-cannot-play", { kind }), say("page-maps-banned"));
  return you(say("page-cannot-play", { kind }), say("page-cannot-play-why", { card: title }));
}

/** The words for whatever else one has to decide. */
export function choose(view: TableView, choice: Choice, name: NameOf): Prompt {
  const { decision } = view;
  if (decision === "veto") return you(said(view, name), say("page-veto-may"));
  if (decision === "which-goal" && choice.litHere) return you(say("page-reveal-here"));
  if (decision === "chest-goal" && choice.litHere) return you(say("page-move-here"));
  if (choice.move?.act === "steal" || choice.move?.act === "choose")
    return you(say("page-choose-sure", { decision, target: name(choice.move.seat) }));
  if (choice.taking) return you(say("page-take-sure", { card: cardName(choice.taking.card) }));
  const owner = tollOwner(view);
  const words = {
    decision,
    asker: name(view.turn),
    owner: owner === null ? "" : name(owner),
    own: owner === view.decider ? "yes" : "no",
  };
  return you(say("page-choose", words), say("page-choose-why", words) || null);
}

/** Whose figure stands where the card that was said shall lie. */
function tollOwner(view: TableView): number | null {
  const move = declared(view);
  return move && "x" in move ? (figureAt(view, move)?.owner ?? null) : null;
}
