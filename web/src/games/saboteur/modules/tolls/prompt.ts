/** The words for a card that is laid where a figure stands. */

import type { TableView } from "../../../../net/wire";
import { payerOf } from "../../../../table/choice/aims";
import type { Choice } from "../../../../table/choice/choice.svelte";
import { say } from "../../../../words";
import { figureAt } from "./figures";

/** What has to be paid, and by whom; null where nothing is due. */
export function tollWords(
  view: TableView,
  choice: Choice,
  seat: number,
  name: (seat: number) => string,
): [title: string, detail: string] | null {
  const figure = choice.litHere && choice.path ? figureAt(view, choice.litHere) : null;
  if (!figure) return null;
  const owner = name(figure.owner);
  if (choice.seat !== null)
    return [say("page-toll-asking", { target: name(choice.seat) }), say("page-toll-ask-why", { owner })];
  if (figure.owner === seat) return [say("page-lay-here"), say("page-toll-own-why")];
  const oneself = choice.litHere?.ways.some((move) => payerOf(move) === null);
  return oneself
    ? [say("page-toll-pay"), say("page-toll-pay-why", { owner })]
    : [say("page-toll-ask"), say("page-toll-ask-why", { owner })];
}
