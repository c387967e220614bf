import base from "../../../src/pyrite/rules/decks/base.json";
import newGoals from "../../../src/pyrite/rules/decks/new_goals.json";
import saboteur2 from "../../../src/pyrite/rules/decks/saboteur2.json";
import { parseShape, spell, turned } from "../art/shape";

export interface Section {
  readonly title: string;
  readonly names: readonly string[];
}

interface Declared {
  readonly kind: string;
  readonly name: string;
}

/** The names of one kind of card, each once. */
const named = (kind: string, ...decks: { cards: readonly Declared[] }[]): string[] => [
  ...new Set(decks.flatMap(({ cards }) => cards.filter((card) => card.kind === kind).map(({ name }) => name))),
];

const upsideDown = (name: string): string => {
  const shape = parseShape(name);
  return shape ? spell(turned(shape)) : name;
};

const paths = named("path", base);
const more = named("path", saboteur2);

/** Every face there is, from the decks of the engine. */
export const SECTIONS: readonly Section[] = [
  { title: "Start, goals, backs", names: ["start", "goal", ...named("goal", base, newGoals), "deck"] },
  { title: "Path cards", names: paths },
  { title: "Path cards, turned", names: paths.map(upsideDown).filter((name) => !paths.includes(name)) },
  { title: "Saboteur 2", names: more },
  { title: "Saboteur 2, turned", names: more.map(upsideDown).filter((name) => !more.includes(name)) },
  { title: "Actions", names: [...named("action", base), "veto"] },
  { title: "Roles and gold", names: [...named("role", base), ...named("gold", base, saboteur2)] },
];
