import base from "../../../src/pyrite/games/saboteur/decks/base.json";
import championship from "../../../src/pyrite/games/saboteur/decks/championship.json";
import chests from "../../../src/pyrite/games/saboteur/modules/chests/deck.json";
import newGoals from "../../../src/pyrite/games/saboteur/modules/new_goals/deck.json";
import saboteur2 from "../../../src/pyrite/games/saboteur/modules/saboteur_2/deck.json";
import { sceneNames } from "../art/faces/action";
import { parseShape, spell, turned } from "../art/shape";
import { forestActions } from "../games/lost_mines/art/actionCards";
import { forestBacks } from "../games/lost_mines/art/cardFace";
import { dwarfNames } from "../games/lost_mines/art/dwarfCards";
import { forestSites, trailShape } from "../games/lost_mines/art/names";
import { treasureNames } from "../games/lost_mines/art/treasureCards";

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

const isChest = (name: string): boolean => name.startsWith("chest-");
const isDeed = (name: string): boolean => !isChest(name) && !named("action", base).includes(name);

/** Every face there is, from the decks of the engine. */
export const SECTIONS: readonly Section[] = [
  { title: "Start, goals, backs", names: ["start", "goal", ...named("goal", base, newGoals), "deck"] },
  { title: "Path cards", names: paths },
  { title: "Path cards, turned", names: paths.map(upsideDown).filter((name) => !paths.includes(name)) },
  { title: "Saboteur 2", names: more },
  { title: "Saboteur 2, turned", names: more.map(upsideDown).filter((name) => !more.includes(name)) },
  { title: "Actions", names: named("action", base) },
  { title: "Actions of the whole box", names: [...sceneNames.filter(isDeed), "handyman"] },
  { title: "Chests", names: ["chest", ...named("chest-path", chests), ...sceneNames.filter(isChest)] },
  {
    title: "Roles and gold",
    names: [...named("role", base, saboteur2, championship), ...named("gold", base, saboteur2)],
  },
];

const TRAILS = ["EW", "NS", "NSE", "NEW", "NESW", "ES", "SW"];
const OBSTACLES = [
  ...["tree-EW", "tree-NSE", "tree-NESW", "lake-NS", "lake-NEW", "lake-NESW", "ditch-EW", "ditch-NEW", "ditch-NESW"],
  ...["rocks-EW", "rocks-NS", "rocks-ES", "rocks-SW", "campfire-NSE", "campfire-NEW", "campfire-NESW"],
];

const aboutFace = (name: string): string =>
  name.replace(/[NESW]+$/, () => spell(trailShape(name, true) ?? { ...NOTHING }));
const NOTHING = { tunnels: [], stubs: [], ladder: false, door: null, crystal: false };

/** Every face of the forest. */
export const FOREST_SECTIONS: readonly Section[] = [
  { title: "The forest: starts, mines, backs", names: [...forestSites, ...forestBacks] },
  { title: "The forest: trails", names: TRAILS },
  { title: "The forest: on the trail", names: OBSTACLES },
  {
    title: "The forest: trails, turned",
    names: [...TRAILS, ...OBSTACLES].map(aboutFace).filter((name) => ![...TRAILS, ...OBSTACLES].includes(name)),
  },
  { title: "The forest: actions", names: forestActions },
  { title: "The forest: dwarfs and treasures", names: [...dwarfNames, ...treasureNames] },
];
