/** What is asked of everybody now, as one viewer is told: read in the banner, and heard. */

import { forestPrompt, forestWaiting } from "../../games/lost_mines/prompt";
import { choose, turn, waiting, type NameOf, type Prompt } from "../../games/saboteur/prompt";
import type { Session } from "../../net/session.svelte";
import type { TableInfo, TableView } from "../../net/wire";
import { say } from "../../words";
import { cardTitle } from "../telling/cardNames";
import { decides } from "../whoseTurn";
import { wishesWords } from "./playAgain";

/** A bot plays for this viewer. */
export const standsIn = ({ seat }: Session, info: TableInfo): boolean =>
  seat !== null && info.seats[seat]?.stand_in === true;

export function asked(session: Session, view: TableView, info: TableInfo): Prompt {
  if (session.state !== "open")
    return { tone: "lost", title: say("page-reconnecting"), detail: say("page-reconnecting-why") };
  if (standsIn(session, info)) return { tone: "you", title: say("page-stood-in"), detail: null };
  if (info.phase === "over") return { tone: "wait", title: say("page-game-over"), detail: wishesWords(info) };
  if (info.phase === "between")
    return { tone: "wait", title: say("page-round-over", { round: view.round }), detail: null };
  return decides(view, session.seat) ? own(session, view) : others(session, view);
}

function own(session: Session, view: TableView): Prompt {
  const { choice, seat } = session;
  const name: NameOf = (of) => session.name(of);
  if (view.forest) return forestPrompt(view, choice, name);
  return choice.byHand && seat !== null ? turn(view, choice, seat, name) : choose(view, choice, name);
}

/** Somebody else decides. Whoever lifts a card meanwhile is told why no place lights up. */
function others(session: Session, view: TableView): Prompt {
  const { card } = session.choice;
  const name: NameOf = (of) => session.name(of);
  const prompt = view.forest ? forestWaiting(view, name) : waiting(view, name);
  return card === null ? prompt : { ...prompt, detail: say("page-card-waits", { card: cardTitle(card) }) };
}
