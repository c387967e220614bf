import { parseShape, spell, turned, type Shape } from "../../src/art/shape";

/** What the decks of the engine say about a card that lies in the mine. */
export interface Printed {
  readonly kind: string;
  readonly name: string;
  readonly open?: string;
  readonly links?: readonly string[];
  readonly dead?: string;
}

/** Every deck file of the box, whichever there are; the forest has its own cards. */
const FILES = import.meta.glob<{ cards: Printed[] }>(
  ["../../../src/pyrite/games/saboteur/**/*.json"],
  { eager: true, import: "default" },
);
const decks: readonly Printed[] = Object.values(FILES).flatMap(({ cards }) => cards);

export const sites = decks.filter(({ kind }) => kind === "start" || kind === "goal");
export const paths = decks.filter(({ kind }) => kind === "path");

export const chests = [..."abcdefghij"].map((letter) => `chest-${letter}`);

/** Every card of the whole box, and the backs. */
export const everyName = [...new Set(decks.map(({ name }) => name)), ...chests, "chest", "deck", "goal"];

/** Every path card as it may lie, upright and turned. */
export const everyLie = [...new Set(paths.flatMap(({ name }) => [name, spell(turned(parseShape(name) as Shape))]))];
