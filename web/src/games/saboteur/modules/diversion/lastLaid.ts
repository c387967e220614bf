/** The card that a diversion moves: of those laid from a hand, the latest that still lies in the mine. */

import type { Table } from "../../../../net/table.svelte";
import type { PathLaid } from "../../../../net/wire";

type Laid = Pick<PathLaid, "card" | "x" | "y" | "turned">;

/** Follows what was laid, stopped, moved and brought down in this round. */
export function lastLaid({ events }: Pick<Table, "events">): Laid | null {
  const begun = events.findLastIndex(({ event }) => event === "RoundBegan");
  let laid: Laid[] = [];
  let said = false; // the latest card has been said, and may still be stopped
  const without = (x: number, y: number): Laid[] => laid.filter((card) => card.x !== x || card.y !== y);
  for (const event of events.slice(begun + 1))
    switch (event.event) {
      case "PathLaid":
        laid = [...laid, event];
        said = true;
        break;
      case "ActionPlayed":
        said = false;
        break;
      case "CardVetoed":
      case "TollRefused":
        if (said) laid = laid.slice(0, -1);
        said = false;
        break;
      case "PathMoved":
        laid = [...without(event.from_x, event.from_y), event];
        break;
      case "PathRemoved":
        laid = without(event.x, event.y);
        break;
    }
  return laid.at(-1) ?? null;
}
