/** What a place of the mine is, for those who hear it. */

import { OPPOSITE, OUTWARD, SIDES, type Side } from "../art/cardMeasures";
import { openSides } from "../art/shape";
import { isPicture } from "../games/saboteur/postcard";
import type { CellData } from "../net/wire";
import { spokenCard } from "../table/telling/cardNames";
import { goalName } from "../table/telling/sentences";
import { world } from "../table/telling/shownGame.svelte";
import { list, say } from "../words";
import { same, type Cell } from "./geometry";
import { shown } from "./visibleTunnels";

const sideNames = (sides: readonly Side[]): string => list(sides.map((side) => say("page-side", { side })));

const opens = (cell: CellData): Side[] => {
  const shape = shown(cell);
  return shape ? openSides(shape) : [];
};

const withSides = (what: string, cell: CellData): string =>
  opens(cell).length > 0 ? say("mine-opens", { what, sides: sideNames(opens(cell)) }) : what;

/** What lies there and which sides are open. */
export function spokenCell(cell: CellData): string {
  const at = { x: cell.x, y: cell.y };
  if (world.forest) return forestCell(cell);
  if (cell.what === "hidden")
    return cell.card ? say("page-cell-seen", { ...at, goal: goalName(cell.card) }) : say("page-cell-hidden", at);
  if (cell.what === "start" || cell.what === "goal") {
    const start = cell.what === "start";
    const what = start ? say("page-cell-start", at) : say("page-cell-goal", { ...at, goal: goalName(cell.card ?? "") });
    return withSides(what, cell);
  }
  if (isPicture(cell)) {
    const spent = cell.what === "spent" ? "yes" : "no";
    return withSides(say("page-cell-picture", { ...at, picture: cell.card ?? "", spent }), cell);
  }
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
    return withSides(what, cell);
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
