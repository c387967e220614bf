import { border, rockface, sheet } from "../../../art/faces/blankCard";
import { MINE } from "../../../art/palette";
import { forestActionFace, forestActions } from "./actionCards";
import { dwarfBack, dwarfBacks, dwarfFace, dwarfNames } from "./dwarfCards";
import { stand } from "./firs";
import { featureOf, forestSites, trailShape, type Treasure } from "./names";
import { forestSiteFace, hiddenMine } from "./startsAndMines";
import { trailFace } from "./trailFace";
import { isTreasure, treasureBack, treasureBacks, treasureFace, treasureNames } from "./treasureCards";

/** The back of the forest's deck: three firs, where that of the mine has cubes. */
const deckBack = (): string =>
  sheet(
    "#0d1a10",
    rockface("forest deck", { ...MINE, cold: ["#1b3322", "#2a4a30"], lit: "#7fb35c" }) +
      `<rect x="6" y="6" width="100" height="162" rx="5" fill="none" stroke="#8fb07a" stroke-width="1.6"/>` +
      `<rect x="9.5" y="9.5" width="93" height="155" rx="3" fill="none" stroke="#8fb07a" stroke-width=".7" opacity=".7"/>` +
      `<circle cx="56" cy="87" r="36" fill="#0f1f13" stroke="#8fb07a" stroke-width="1.4"/>` +
      stand([{ x: 40, y: 104, scale: 0.9, tone: 1 }, { x: 73, y: 104, scale: 0.9, tone: 1 }]) +
      stand([{ x: 56, y: 110, scale: 1.25, tone: 2 }]) + border("#7fb35c"),
  );

/** What is called otherwise by the rules of the mine lies here as well: `goal` is a mine that nobody has entered. */
const BACKS: Readonly<Record<string, () => string>> = {
  deck: deckBack,
  mine: hiddenMine,
  goal: hiddenMine,
  ...Object.fromEntries(treasureBacks.map((name) => [name, () => treasureBack(name as Treasure)])),
  ...Object.fromEntries(dwarfBacks.map((name) => [name, () => dwarfBack(name)])),
};

export const forestBacks: readonly string[] = Object.keys(BACKS);

/** Every card of the forest that is not known by its trail. */
export const forestNames: readonly string[] = [
  ...forestSites, ...forestActions, ...treasureNames, ...dwarfNames, ...forestBacks,
];

/** The face of a card of the forest, from its name and the way it lies; null if there is none of that name. */
export function forestFace(name: string, variant: number, turned: boolean): string | null {
  if (Object.hasOwn(BACKS, name)) return BACKS[name]?.() ?? null;
  if (forestSites.includes(name)) return forestSiteFace(name, turned, variant);
  if (forestActions.includes(name)) return forestActionFace(name);
  if (isTreasure(name)) return treasureFace(name);
  if (dwarfNames.includes(name)) return dwarfFace(name);
  const shape = trailShape(name, turned);
  return shape && trailFace(shape, variant, featureOf(name));
}
