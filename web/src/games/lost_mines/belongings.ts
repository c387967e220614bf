/** What a player has brought out of the mines in this round, as everybody may know it. */

import type { ForestData } from "../../net/wire";
import { list, say } from "../../words";
import { clanName } from "./clans";

export const KINDS = ["jewels", "gold", "silver"] as const;

/** How many of each kind somebody has; kinds he has none of are left out. */
export const hoard = ({ treasures }: Pick<ForestData, "treasures">, seat: number): { kind: string; count: number }[] =>
  KINDS.map((kind) => ({
    kind,
    count: treasures.filter((treasure) => treasure.seat === seat && treasure.kind === kind).length,
  })).filter(({ count }) => count > 0);

/** All that is to be said about somebody in the forest, besides his hand. */
export function belongings(forest: ForestData, seat: number, points: number, front: readonly string[]): string[] {
  const found = hoard(forest, seat).map(({ kind, count }) => say("forest-hoard", { kind, count }));
  return [
    clanName(forest.clans[seat] ?? ""),
    say("forest-points", { count: points }),
    ...(found.length > 0 ? [list(found)] : []),
    ...(forest.dragon === seat ? [say("forest-has-dragon")] : []),
    ...(front.includes("troll") ? [say("forest-has-troll")] : []),
  ];
}
