/** What there is in the forest, for those who hear it. */

import { SIDE_NAMES, SIDE_OF, type Side } from "../../art/cardMeasures";
import { same, type Cell } from "../../board/geometry";
import { spokenPlace } from "../../board/spokenPlaces";
import type { ForestData, TableView } from "../../net/wire";
import type { Lit } from "../../table/choice/aims";
import { list, say } from "../../words";
import { whoStands } from "./dwarfPlaces";
import { costs } from "./walk";

type NameOf = (seat: number) => string;

const side = (one: Side): string => say("page-side", { side: one });

/** A treasure: its kind, its value as far as it is known, who has it. */
export function spokenSlot({ treasures }: ForestData, slot: number, name: NameOf): string {
  const treasure = treasures[slot - 1];
  if (!treasure) return "";
  const { kind, value, seat } = treasure;
  const what = say("forest-slot", { slot, kind: say("forest-kind", { kind }) });
  return [
    what,
    ...(value === null ? [] : [say("forest-worth", { value })]),
    ...(seat === null ? [] : [say("forest-taken-by", { seat: name(seat) })]),
  ].join(", ");
}

/** A card of the board with what lies and who stands on it and round it. */
export function spokenSpot(view: TableView, forest: ForestData, at: Cell, name: NameOf): string {
  const tool = forest.tools.find((one) => same(one, at))?.tool;
  const round = forest.edges.filter((edge) => same(edge, at));
  const there = whoStands(forest, at).map(name);
  return [
    spokenPlace(view.mine, at),
    ...(tool ? [say("forest-with-tool", { tool })] : []),
    ...round.map((edge) => say("forest-with-edge", { token: edge.token, side: side(SIDE_OF[edge.side] ?? "N") })),
    ...(there.length > 0 ? [say("forest-stands", { names: list(there), count: there.length })] : []),
  ].join(", ");
}

/** A spot that is lit: a cell, an edge, a treasure, the end of a walk. */
export function spokenLit(view: TableView, forest: ForestData, place: Lit, name: NameOf): string {
  const [way] = place.ways;
  if (way?.act === "edge")
    return say("forest-edge", { what: spokenPlace(view.mine, way), side: SIDE_NAMES[way.edge] });
  if (way?.act === "peek" || way?.act === "collect") return spokenSlot(forest, way.slot, name);
  const what = spokenSpot(view, forest, place, name);
  return way?.act === "walk" ? `${what}; ${costs(way, view.hand.length)}` : what;
}
