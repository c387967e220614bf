/** After the game: who is asked whether they want to play again, and who does. */

import type { TableInfo } from "../../net/wire";
import { say } from "../../words";

/** Bots are not asked. Whoever has gone is not waited for, but what they have said holds. */
export function wishes({ seats }: TableInfo): { wanted: number; asked: number } {
  const asked = seats.filter(({ kind, stand_in, here, again }) => kind === "person" && !stand_in && (here || again));
  return { wanted: asked.filter(({ again }) => again).length, asked: asked.length };
}

/** Whether anybody else has yet to say so, here or gone for a moment: then the host may want to go on without them. */
export const undecided = ({ seats }: TableInfo, you: number): boolean =>
  seats.some(({ kind, stand_in, again, seat }) => kind === "person" && !stand_in && !again && seat !== you);

/** Null as long as nobody does, and for whoever is alone. */
export function wishesWords(info: TableInfo): string | null {
  const { wanted, asked } = wishes(info);
  return wanted > 0 && asked > 1 ? say("page-again-wanted", { wanted, asked }) : null;
}
