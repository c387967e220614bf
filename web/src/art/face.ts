import { actionFace, isAction } from "./faces/action";
import { backFace, backNames } from "./faces/back";
import { siteFace, siteNames, siteShape } from "./faces/goal";
import { goldFace, goldNames } from "./faces/gold";
import { roleFace, roleNames } from "./faces/role";
import { tunnelFace } from "./faces/tunnel";
import { parseShape, spell, turned as afterHalfATurn, type Shape } from "./shape";
import type { DoorLetters } from "./things/door";

export type Variant = 0 | 1 | 2;

export interface Look {
  /** One of three drawings of the same card. */
  variant?: Variant;
  /** Laid upside down: drawn anew from its turned sides, never rotated. */
  turned?: boolean;
  /** What stands on the doors. */
  letters?: DoorLetters | undefined;
}

const LETTERS: DoorLetters = { blue: "B", green: "G" };

/**
 * The face of a card as SVG markup, 112 × 174 units, from its name in the card notation: a path card (`NES`, `NS+EW`,
 * `NSe:green`, `ES#`, `ESWn*`), `start`, a goal, an action, a role, gold by its value, a back (`deck`, `goal`).
 * It refers to DEFS. The same name and look give the same face.
 */
export function cardFace(name: string, { variant = 0, turned = false, letters = LETTERS }: Look = {}): string {
  if (backNames.includes(name)) return backFace(name);
  if (siteNames.includes(name)) return siteFace(name, turned, { variant, letters });
  if (roleNames.includes(name)) return roleFace(name);
  if (goldNames.includes(name)) return goldFace(name);
  if (isAction(name)) return actionFace(name);
  const shape = shapeOf(name, turned);
  if (shape) return tunnelFace(shape, `${spell(shape)} ${variant}`, { variant, letters });
  throw new Error(
    `there is no card "${name}" to draw; known are path cards by their tunnels (NES, NS+EW, nes, ES#), ${KNOWN}`,
  );
}

const ACTIONS = ["break-<tool>", "fix-<tools>", "rockfall", "map", "veto"];
const KNOWN = [...siteNames, ...ACTIONS, ...roleNames, ...goldNames, ...backNames].join(", ");

/** The tunnels of a card that lies in the mine, as they lie; null for any other card. */
export function shapeOf(name: string, turned = false): Shape | null {
  const site = siteShape(name, turned);
  if (site) return site;
  const shape = parseShape(name);
  return shape && turned ? afterHalfATurn(shape) : shape;
}

/** The variant for a cell: no card looks like one beside it. */
export const variantAt = (x: number, y: number): Variant => (((x + y * 2) % 3) + 3) % 3 as Variant;
