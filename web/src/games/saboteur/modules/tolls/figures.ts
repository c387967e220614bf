/** Figures that ask for a toll: each stands on a card and shuts the place before one of its sides. */

import { OUTWARD, SIDE_OF } from "../../../../art/cardMeasures";
import { same, type Cell } from "../../../../board/geometry";
import type { FigureData, TableView } from "../../../../net/wire";

/** The place that nobody enters for nothing. */
export function shutBy({ x, y, side }: FigureData): Cell {
  const [dx, dy] = OUTWARD[SIDE_OF[side] ?? "N"];
  return { x: x + dx, y: y + dy };
}

export const figureAt = (view: TableView, cell: Cell): FigureData | null =>
  view.figures.find((figure) => same(shutBy(figure), cell)) ?? null;
