/** Cards that go from player to player, face down: hands that are swapped, a card that is taken, dwarfs at a party. */

import { faceId } from "../../art/faceSymbols";
import type { Box } from "../../board/cardOrigin";
import { fly } from "../../board/flight";
import type { CardRobbed, HandsSwapped, RolesShuffled } from "../../net/wire";

/** A small card over the middle of a player. */
function cardAt(seat: number): Box | null {
  const chip = document.querySelector(`[data-testid="target-${seat}"]`)?.getBoundingClientRect();
  if (!chip) return null;
  return { left: chip.left + chip.width / 2 - 14, top: chip.top + chip.height / 2 - 22, width: 28, height: 44 };
}

/** From whom to whom a card goes. */
export function flights(event: HandsSwapped | RolesShuffled | CardRobbed, count: number): [number, number][] {
  switch (event.event) {
    case "HandsSwapped":
      return [[event.seat, event.other], [event.other, event.seat]];
    case "CardRobbed":
      return [[event.victim, event.seat]];
    default: // across the table; nobody sees whose dwarf goes where
      return Array.from({ length: count }, (_, seat) => [seat, (seat + Math.ceil(count / 2)) % count]);
  }
}

export function sweep(event: HandsSwapped | RolesShuffled | CardRobbed, count: number): void {
  for (const [from, to] of flights(event, count)) {
    const [here, there] = [cardAt(from), cardAt(to)];
    if (here && there) fly(faceId("deck"), here, there);
  }
}
