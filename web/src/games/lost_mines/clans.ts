/** Clans and roles of the forest: the clan is known to all, what a dwarf wants to himself. */

import { say } from "../../words";

export type Wish = "loyal" | "selfish" | "saboteur";

export interface Dwarf {
  readonly clan: string;
  readonly wish: Wish;
}

/** A role card of the forest by its name; null for one of the mine. */
export function dwarfOf(role: string): Dwarf | null {
  const found = /^(blue|yellow)-(loyal|selfish|saboteur)$/.exec(role);
  return found ? { clan: found[1] ?? "", wish: found[2] as Wish } : null;
}

export const otherClan = (clan: string): string => (clan === "blue" ? "yellow" : "blue");

export const clanName = (clan: string): string => say("forest-clan", { clan });
