/** The words of the banner in the forest: whose turn, which of its three steps, what is decided. */

import type { TableView } from "../../net/wire";
import type { Choice } from "../../table/choice/choice.svelte";
import { cardTitle, useOf } from "../../table/telling/cardNames";
import { say } from "../../words";
import type { NameOf, Prompt } from "../saboteur/prompt";
import { reach } from "./minesOutOfReach";
import { spokenSlot } from "./spoken";
import { costs } from "./walk";

/** A turn has three steps: a card, a walk, drawing. 0 if no turn is on. */
export function stepOf(view: TableView): 0 | 1 | 2 {
  if (view.outcome !== null) return 0;
  if (view.decision === "turn" || view.decision === "consent") return 1;
  return ["walk", "fitting", "collect"].includes(view.decision) ? 2 : 0;
}

const you = (title: string, detail: string | null = null): Prompt => ({ tone: "you", title, detail });

/** The words while somebody else decides. */
export const forestWaiting = (view: TableView, name: NameOf): Prompt => ({
  tone: "wait",
  title: say("forest-wait", { decision: view.decision, seat: view.decider === null ? "" : name(view.decider) }),
  detail: view.decision === "consent" ? say("forest-reach", reach(view)) : null,
});

/** The words for what one decides oneself, as far as it has been thought out. */
export function forestPrompt(view: TableView, choice: Choice, name: NameOf): Prompt {
  switch (view.decision) {
    case "turn":
      return card(view, choice, name);
    case "walk":
      return walk(view, choice);
    case "collect":
      return collect(view, choice, name);
    case "consent":
      return you(say("forest-consent", { seat: name(view.turn) }), say("forest-consent-why", reach(view)));
    default:
      return you(say("forest-choose", { decision: view.decision }));
  }
}

function card(view: TableView, choice: Choice, name: NameOf): Prompt {
  if (choice.most > 0)
    return you(say("forest-discard", { count: choice.picked.length }), say("forest-discard-why", { most: choice.most }));
  const { card: held, lit, targets, move } = choice;
  if (held === null) {
    const playable = view.hand.filter((_, index) => choice.playable(index)).length;
    const lost = choice.moves.some(({ act }) => act === "propose-end");
    return you(
      say("forest-turn"),
      lost ? say("forest-may-propose", reach(view)) : say("forest-turn-cards", { count: playable }),
    );
  }
  const [kind, title] = [useOf(held), cardTitle(held)];
  if (lit.length === 0 && targets.length === 0 && move === null)
    return you(say("forest-cannot", { kind }), say("forest-cannot-why", { card: title }));
  const talk = choice.table.info?.setup.options["peekTalk"] ?? "off";
  if (move?.act === "aim") return you(say("forest-peek-dwarf", { seat: name(move.seat) }), say("forest-only-you", { talk }));
  if (move?.act === "peek" && view.forest)
    return you(
      say("forest-peek-slot", { slot: spokenSlot(view.forest, move.slot, name) }),
      say("forest-only-you", { talk }),
    );
  if (move)
    return you(say("forest-here", { kind }), say("forest-here-why", { kind, card: title, count: lit.length, talk }));
  return you(say("forest-where", { kind }), say("forest-where-why", { kind, card: title, count: lit.length }));
}

function walk(view: TableView, choice: Choice): Prompt {
  const { move, lit } = choice;
  if (move?.act === "walk") return you(say("forest-walk-there"), costs(move, view.hand.length));
  const steps = view.forest?.steps ?? 0;
  if (lit.length === 0) return you(say("forest-walk-stuck"), say("forest-walk-stuck-why"));
  return you(say("forest-walk", { steps }), say("forest-walk-cards", { count: lit.length }));
}

function collect(view: TableView, choice: Choice, name: NameOf): Prompt {
  const { move } = choice;
  return move?.act === "collect" && view.forest
    ? you(say("forest-collect-sure", { slot: spokenSlot(view.forest, move.slot, name) }))
    : you(say("forest-collect"), say("forest-collect-why"));
}
