/** The measures of a card: 56 : 87 upright, drawn in 112 × 174 units, with one mouth at the middle of each side. */

export type Point = readonly [x: number, y: number];

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

export const WIDTH = 112;
export const HEIGHT = 174;
export const CENTRE: Point = [WIDTH / 2, HEIGHT / 2];

/** Half the width of a tunnel; every mouth is this wide, so that any two cards join without a step. */
export const TUNNEL = 17;

export const MOUTH: Record<Side, Point> = {
  N: [WIDTH / 2, 0],
  E: [WIDTH, HEIGHT / 2],
  S: [WIDTH / 2, HEIGHT],
  W: [0, HEIGHT / 2],
};

export const OUTWARD: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The sides as the rules spell them. */
export const SIDE_OF: Readonly<Record<string, Side>> = { north: "N", east: "E", south: "S", west: "W" };

export const SIDE_NAMES: Readonly<Record<Side, string>> = { N: "north", E: "east", S: "south", W: "west" };

export const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

export const upright = (side: Side): boolean => side === "N" || side === "S";

/** The point `far` units outside a mouth; inside the card when `far` is negative. */
export function beyond(side: Side, far: number): Point {
  const [x, y] = MOUTH[side];
  const [dx, dy] = OUTWARD[side];
  return [x + dx * far, y + dy * far];
}
