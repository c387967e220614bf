/** What a place of the mine is, for those who hear it. */

import { OPPOSITE, OUTWARD, SIDES, type Side } from "../art/card";
import { shapeOf } from "../art/face";
import { openSides } from "../art/shape";
import { spokenCard } from "../game/cards";
import { world } from "../game/world.svelte";
import type { CellData } from "../wire";
import { list, say } from "../words";
import { same, type Cell } from "./geometry";

const sideNames = (sides: readonly Side[]): string => list(sides.map((side) => say("page-side", { side })));

/** Nobody builds on what a card shows that lies face down, or on a postcard. */
const isFaceDown = ({ what }: CellData): boolean => !["path", "goal"].includes(what);

const faceOf = (cell: CellData): string | null =>
  cell.what === "start" ? (cell.card ?? "start") : isFaceDown(cell) ? null : cell.card;

const opens = (cell: CellData): Side[] => {
  const face = faceOf(cell);
  const shape = face === null ? null : shapeOf(face, cell.turned);
  return shape ? openSides(shape) : [];
};

/** What lies there and which sides are open. */
export function spokenCell(cell: CellData): string {
  const at = { x: cell.x, y: cell.y };
  if (world.forest) return forestCell(cell);
  const goal = (name: string): string => say("goal-name", { goal: name });
  if (cell.what === "hidden")
    return cell.card ? say("page-cell-seen", { ...at, goal: goal(cell.card) }) : say("page-cell-hidden", at);
  if (cell.what === "start" || cell.what === "goal") {
    const start = cell.what === "start";
    const what = start ? say("page-cell-start", at) : say("page-cell-goal", { ...at, goal: goal(cell.card ?? "") });
    return say("mine-opens", { what, sides: sideNames(opens(cell)) });
  }
  if (cell.what === "picture" || cell.what === "spent")
    return say("page-cell-picture", { ...at, picture: cell.card ?? "", spent: cell.what === "spent" ? "yes" : "no" });
  if (cell.what === "stack")
    return cell.card && cell.chest
      ? say("page-cell-stack-seen", { ...at, path: spokenCard(cell.card), chest: say("chest-name", { chest: cell.chest }) })
      : say("page-cell-stack", at);
  return say("page-cell-path", { ...at, card: spokenCard(cell.card ?? "", cell.turned) });
}

/** The same in the forest, where goals are mines and there are two starts. */
function forestCell(cell: CellData): string {
  const at = { x: cell.x, y: cell.y };
  const mine = cell.card ? say("forest-mine-name", { mine: cell.card }) : "";
  if (cell.what === "hidden")
    return cell.card ? say("forest-cell-seen", { ...at, mine }) : say("forest-cell-hidden", at);
  if (cell.what === "start" || cell.what === "goal") {
    const clan = say("forest-clan", { clan: cell.card === "start-blue" ? "blue" : "yellow" });
    const what = cell.what === "start" ? say("forest-cell-start", { ...at, clan }) : say("forest-cell-mine", { ...at, mine });
    return say("mine-opens", { what, sides: sideNames(opens(cell)) });
  }
  return say("page-cell-path", { ...at, card: spokenCard(cell.card ?? "", cell.turned) });
}

/** Any place: a card, or empty rock with the tunnels that come to it. */
export function spokenPlace(mine: readonly CellData[], at: Cell): string {
  const lies = mine.find((cell) => same(cell, at));
  if (lies) return spokenCell(lies);
  const what = say(world.forest ? "forest-cell-empty" : "mine-empty", { x: at.x, y: at.y });
  const sides = SIDES.filter((side) => {
    const [dx, dy] = OUTWARD[side];
    const next = mine.find((cell) => same(cell, { x: at.x + dx, y: at.y + dy }));
    return next !== undefined && opens(next).includes(OPPOSITE[side]);
  });
  return sides.length > 0 ? say(world.forest ? "forest-cell-beside" : "mine-beside", { what, sides: sideNames(sides) }) : what;
}
