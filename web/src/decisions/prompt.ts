/** What is decided now, by whom, and what the next act is: the words of the banner. */

import { parseShape } from "../art/shape";
import type { Choice } from "../game/choice.svelte";
import { cardName, cardTitle } from "../game/cards";
import { readMove } from "../game/moves";
import { list, say } from "../words";
import type { TableView } from "../wire";

export interface Prompt {
  /** Yours to decide, somebody else's, or a line that is lost. */
  readonly tone: "you" | "wait" | "lost";
  readonly title: string;
  readonly detail: string | null;
}

const you = (title: string, detail: string | null = null): Prompt => ({ tone: "you", title, detail });

export const brokenTools = (view: TableView, seat: number): string =>
  list((view.seats[seat]?.broken ?? []).map((tool) => say("tool-name", { tool })));

/** The words while somebody else decides. */
export function waiting(view: TableView, name: (seat: number) => string): Prompt {
  const told = view.declared === null ? null : readMove(view.declared);
  if (view.decision === "veto" || view.decider === null)
    return {
      tone: "wait",
      title: say("page-wait-veto"),
      detail:
        told && "card" in told ? say("page-veto-card", { seat: name(view.turn), card: cardName(told.card) }) : null,
    };
  return { tone: "wait", title: say("page-wait", { decision: view.decision, seat: name(view.decider) }), detail: null };
}

/** The words for a turn of one's own, as far as it has been thought out. */
export function turn(view: TableView, choice: Choice, seat: number, name: (seat: number) => string): Prompt {
  const { card, lit } = choice;
  if (card === null) {
    const broken = brokenTools(view, seat);
    const playable = view.hand.filter((_, index) => choice.playable(index)).length;
    return you(
      say("page-turn"),
      broken
        ? say("page-turn-broken", { tools: broken, count: view.seats[seat]?.broken.length ?? 0 })
        : say("page-turn-cards", { count: playable }),
    );
  }
  const title = cardTitle(card);
  if (lit.length === 0 && choice.targets.length === 0 && choice.move === null) return nothing(view, card, seat, title);
  if (parseShape(card))
    return choice.litHere
      ? you(say("page-lay-here"), say("page-lay-one-of", { count: lit.length }))
      : you(say("page-lay-where"), say("page-lay-fits", { count: lit.length, card: title }));
  const kind = card.split("-")[0] ?? "";
  if (lit.length > 0) return you(say(choice.litHere ? "page-point-here" : "page-point-where", { kind }), title);
  if (choice.seat === null) return you(say("page-aim-who", { kind }), title);
  const target = name(choice.seat);
  if (choice.move?.act === "aim") {
    const tool = say("tool-name", { tool: choice.move.tool ?? card.split("-")[1] ?? "" });
    return you(
      choice.seat === seat ? say("page-aim-own", { kind, tool }) : say("page-aim-sure", { kind, tool, target }),
      title,
    );
  }
  return you(say("page-aim-tool", { target }), title);
}

/** Why a card cannot be played at all. */
function nothing(view: TableView, card: string, seat: number, title: string): Prompt {
  const kind = parseShape(card) ? "path" : (card.split("-")[0] ?? "");
  const broken = brokenTools(view, seat);
  return kind === "path" && broken
    ? you(
        say("page-cannot-dig"),
        say("page-cannot-dig-why", { tools: broken, count: view.seats[seat]?.broken.length ?? 0 }),
      )
    : you(say("page-cannot-play", { kind }), say("page-cannot-play-why", { card: title }));
}

/** The words for whatever else one has to decide. */
export function choose(view: TableView, choice: Choice, name: (seat: number) => string): Prompt {
  if (view.decision === "veto") {
    const told = view.declared === null ? null : readMove(view.declared);
    return you(
      say("page-veto-ask"),
      told && "card" in told ? say("page-veto-card", { seat: name(view.turn), card: cardName(told.card) }) : null,
    );
  }
  if (view.decision === "which-goal" && choice.litHere) return you(say("page-reveal-here"));
  return you(say("page-choose", { decision: view.decision }));
}
