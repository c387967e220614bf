/** The words for cards that are given up: put away, for what lies before one, or for a figure. */

import type { TableView } from "../../net/wire";
import type { Choice } from "../../table/choice/choice.svelte";
import { say } from "../../words";

type Words = [title: string, detail: string | null];

export function givingUp(view: TableView, choice: Choice): Words | null {
  const count = choice.picked.length;
  switch (choice.mode) {
    case "pass": {
      const drawn = Math.min(count, view.pile);
      const how = count === 0 && view.pile > 0 ? say("page-pass-many-how") : say("page-pass-many-why", { drawn });
      return [say("page-pass-many", { count, most: choice.most }), how];
    }
    case "discard": {
      if (choice.mark === null) return [say("page-discard-what"), say("page-discard-why")];
      const mark = say("mark-name", { mark: choice.mark });
      return [say(count === 2 ? "page-discard-sure" : "page-discard-two", { mark }), say("page-discard-why")];
    }
    case "toll":
      if (choice.card === null) return [say("page-toll-card"), say("page-toll-why")];
      return [say(choice.litHere ? "page-toll-here" : "page-toll-where"), say("page-toll-why")];
    default:
      return null;
  }
}
