import { forestFace, forestNames } from "../games/lost_mines/art/cardFace";
import { featureOf, forestSites, forestSiteShape, trailOf } from "../games/lost_mines/art/names";
import { backFace, backNames } from "../games/saboteur/art/backs";
import { isRole, roleFace, roleNames } from "../games/saboteur/art/roles";
import { siteFace, siteNames, siteShape } from "../games/saboteur/art/startAndGoals";
import { tunnelFace } from "../games/saboteur/art/tunnelFace";
import { actionFace, isAction, sceneNames } from "./faces/action";
import { goldFace, goldNames } from "./faces/gold";
import { parseShape, spell, turned as afterHalfATurn, type Shape } from "./shape";
import { CHEST_MARK } from "./things/chest";
import type { DoorLetters } from "./things/door";

export type Variant = 0 | 1 | 2;

export interface Look {
  /** One of three drawings of the same card. */
  variant?: Variant;
  /** Laid upside down: drawn anew from its turned sides, never rotated. */
  turned?: boolean;
  /** What stands on the doors. */
  letters?: DoorLetters | undefined;
  /** A card of the forest: its paths are called as those of the mine, and drawn as trails. */
  forest?: boolean;
}

const LETTERS: DoorLetters = { blue: "B", green: "G" };

/**
 * The face of a card as SVG markup, 112 × 174 units, from its name in the card notation: a path card (`NES`, `NS+EW`,
 * `NSe:green`, `ES#`, `ESWn*`), `start`, a goal, an action, a role, gold by its value, a back (`deck`, `goal`).
 * In the forest: a trail (`NSE`, `lake-NS`), a start, a mine, an action, a treasure, a dwarf, a back.
 * It refers to DEFS. The same name and look give the same face.
 */
export function cardFace(name: string, look: Look = {}): string {
  const { variant = 0, turned = false, letters = LETTERS, forest = false } = look;
  if (forest) return forestFace(name, variant, turned) ?? unknown(name, `trails (NSE, lake-NS), ${forestNames.join(", ")}`);
  if (backNames.includes(name)) return backFace(name);
  const site = siteFace(name, turned, { variant, letters });
  if (site !== null) return site;
  if (isRole(name)) return roleFace(name);
  if (goldNames.includes(name)) return goldFace(name);
  if (isAction(name)) return actionFace(name);
  const shape = ofForest(name) ? null : shapeOf(name, turned);
  if (shape) return tunnelFace(shape, `${spell(shape)} ${variant}`, { variant, letters, mark: markOf(name) });
  return unknown(name, `path cards by their tunnels (NES, NS+EW, nes, ES#), ${KNOWN}`);
}

function unknown(name: string, known: string): never {
  throw new Error(`there is no card "${name}" to draw; known are ${known}`);
}

/** Cards that lie in the forest alone: the mine has no tunnels for them. */
const ofForest = (name: string): boolean => forestSites.includes(name) || featureOf(name) !== null;

/** A path of the chests has their mark in a corner. */
const markOf = (name: string): string => (name.startsWith("chest-") ? CHEST_MARK : "");

const ACTIONS = ["break-<tool>", "fix-<tools>", ...sceneNames];
const KNOWN = [...siteNames, ...ACTIONS, ...roleNames, ...goldNames, ...backNames].join(", ");

/** The tunnels printed on a path card; those of the chests and of the forest may have a name before them. */
export const pathOf = (name: string): Shape | null => parseShape(trailOf(name.replace(/^chest-(?=[NESW])/, "")));

/** The tunnels of a card that lies in the mine, as they lie; null for any other card. */
export function shapeOf(name: string, turned = false): Shape | null {
  const site = siteShape(name, turned) ?? forestSiteShape(name, turned);
  if (site) return site;
  const shape = pathOf(name);
  return shape && turned ? afterHalfATurn(shape) : shape;
}

/** The variant for a cell: no card looks like one beside it. */
export const variantAt = (x: number, y: number): Variant => (((x + y * 2) % 3) + 3) % 3 as Variant;
