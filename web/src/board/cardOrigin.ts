/** Where on the screen a card comes from when it is played: its place in the hand, or the player who lays it. */

export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

let lifted: Box | null = null;

/** Says where the chosen card of the own hand lies. */
export const lift = (box: Box): void => {
  lifted = box;
};

/** Where a card of this player sets out; null if he is not to be seen. */
export function whence(seat: number, own: boolean): Box | null {
  if (own && lifted) return lifted;
  const place = document.querySelector(own ? '[data-testid="hand"]' : `[data-testid="target-${seat}"]`);
  return place?.getBoundingClientRect() ?? null;
}
