import base from "../../../src/pyrite/rules/decks/base.json";
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
  ...saboteur2.cards.filter(({ kind }) => kind === "path"),
];

export const sites = decks.filter(({ kind }) => kind === "start" || kind === "goal");
export const paths = decks.filter(({ kind }) => kind === "path");

/** Every card of the base game, New Goals, the paths of Saboteur 2, the veto, and the two backs. */
export const everyName = [...new Set(decks.map(({ name }) => name)), "veto", "deck", "goal"];

/** Every path card as it may lie, upright and turned. */
export const everyLie = [...new Set(paths.flatMap(({ name }) => [name, spell(turned(parseShape(name) as Shape))]))];
