import base from "../../../src/pyrite/rules/decks/base.json";
import championship from "../../../src/pyrite/rules/decks/championship.json";
import newGoals from "../../../src/pyrite/rules/decks/new_goals.json";
import saboteur2 from "../../../src/pyrite/rules/decks/saboteur2.json";
import { parseShape, spell, turned, type Shape } from "../../src/art/shape";

/** What the decks of the engine say about a card that lies in the mine. */
export interface Printed {
  readonly kind: string;
  readonly name: string;
  readonly open?: string;
  readonly links?: readonly string[];
  readonly dead?: string;
}

const decks: readonly Printed[] = [
  ...base.cards,
  ...newGoals.cards,
  ...saboteur2.cards,
  ...championship.cards,
];

export const sites = decks.filter(({ kind }) => kind === "start" || kind === "goal");
export const paths = decks.filter(({ kind }) => kind === "path");

export const chests = [..."abcdefghij"].map((letter) => `chest-${letter}`);

/** Every card of the whole box, and the backs. */
export const everyName = [...new Set(decks.map(({ name }) => name)), ...chests, "chest", "deck", "goal"];

/** Every path card as it may lie, upright and turned. */
export const everyLie = [...new Set(paths.flatMap(({ name }) => [name, spell(turned(parseShape(name) as Shape))]))];
