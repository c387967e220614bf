import { band, border, frame, rockface, sheet } from "../../../art/faces/blankCard";
import { figure } from "../../../art/faces/gold";
import { placed } from "../../../art/markup";
import { MINE, type Stone } from "../../../art/palette";
import { TREASURES, type Treasure } from "./names";
import { ask } from "./startsAndMines";
import { HOARDS } from "./treasureSigns";

/** Treasure cards: the back tells the kind, the face the value as well. */

interface Finery {
  readonly ground: string;
  readonly stone: Stone;
  readonly line: string;
}

const FINERY: Readonly<Record<Treasure, Finery>> = {
  jewels: { ground: "#240c15", stone: { ...MINE, cold: ["#4a1a2a", "#68273c"], lit: "#f58aa0" }, line: "#ffb3c2" },
  gold: { ground: "#1d1509", stone: { ...MINE, cold: ["#3a2c17", "#574020"], lit: "#c79a50" }, line: "#ffd98a" },
  silver: { ground: "#141a22", stone: { ...MINE, cold: ["#36424f", "#4d5b6b"], lit: "#b9c6d6" }, line: "#e4ecf5" },
};

type Place = readonly [x: number, y: number, scale: number];

/** As many pieces as the card is worth; of one that is worth more, these. */
const PLACES: readonly (readonly Place[])[] = [
  [],
  [[56, 72, 1.5]],
  [[38, 50, 1.05], [74, 94, 1.05]],
  [[56, 38, 0.95], [33, 94, 0.95], [79, 94, 0.95]],
  [[33, 42, 0.9], [79, 42, 0.9], [33, 98, 0.9], [79, 98, 0.9]],
  [[31, 34, 0.76], [81, 34, 0.76], [56, 69, 0.76], [31, 104, 0.76], [81, 104, 0.76]],
];

const VALUES: Readonly<Record<Treasure, readonly number[]>> = {
  jewels: [3, 4, 5],
  gold: [2, 3, 4],
  silver: [1, 2, 3],
};

/** Any value that a box may show. */
const TREASURE = new RegExp(`^(${TREASURES.join("|")})-[1-9][0-9]?$`);

export const isTreasure = (name: string): boolean => TREASURE.test(name);

export const treasureNames: readonly string[] = TREASURES.flatMap((kind) => VALUES[kind].map((n) => `${kind}-${n}`));
/** The backs are called by their kind. */
export const treasureBacks: readonly string[] = TREASURES;

export function treasureFace(name: string): string {
  const [kind, value = "0"] = name.split("-") as [Treasure, string];
  const { ground, stone, line } = FINERY[kind];
  const pieces = (PLACES[Math.min(Number(value), PLACES.length - 1)] ?? []).map(([x, y, scale]) => placed(x, y, scale, HOARDS[kind])).join("");
  return sheet(
    ground,
    rockface(name, stone) + `<circle cx="56" cy="70" r="58" fill="url(#art-light)" opacity=".6"/>` + pieces +
      band(136, "#0c0a08", line, figure(value, line)) + border(stone.lit) + frame(line, 0.7),
  );
}

export function treasureBack(kind: Treasure): string {
  const { ground, stone, line } = FINERY[kind];
  return sheet(
    ground,
    rockface("back of " + kind, stone) +
      `<rect x="6" y="6" width="100" height="162" rx="5" fill="none" stroke="${line}" stroke-width="1.6"/>` +
      `<circle cx="56" cy="70" r="42" fill="${ground}" stroke="${line}" stroke-width="2.4"/>` +
      placed(56, 70, kind === "silver" ? 1.15 : 1.3, HOARDS[kind]) + ask(56, 139, 0.9, line) + border(stone.lit),
  );
}
