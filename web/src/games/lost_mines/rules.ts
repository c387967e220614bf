/** What the page of rules has to tell of The Lost Mines, chapter by chapter. The words are `rules-<id>` in rules.ftl. */

import type { Sketch, Table } from "../../rulebook/chapters";

export const FOREST = "lost-mines";

/** Dwarfs of each clan that are shuffled, and cards in hand (LM-5, LM-8). */
const DWARFS: Table = {
  heads: ["players", "loyal", "selfish", "saboteurs", "hand"],
  rows: [
    ["3–4", 1, 1, 1, 5],
    ["5–6", 2, 1, 1, 5],
    ["7–9", 3, 1, 1, 4],
  ],
};

const of = (...ids: string[]): readonly Sketch[] => ids.map((id) => ({ id: `forest-${id}` }));

export interface ForestChapter {
  readonly id: string;
  readonly sketches: readonly Sketch[];
}

export const FOREST_CHAPTERS: readonly ForestChapter[] = [
  { id: "base", sketches: [...of("aim"), { id: "forest-dwarfs", table: DWARFS }, ...of("turn", "walk")] },
  {
    id: "forest-cards",
    sketches: of("paths", "obstacles", "rocks", "campfire", "info", "trap", "troll", "storm"),
  },
  { id: "forest-points", sketches: of("mines", "treasures", "dragon", "end", "score", "win") },
];

/** How it is played where nobody says otherwise. */
export const FOREST_PLAIN = { remainder: "card", dragonFrom: "all", lastMove: "true", decider: "false", peekTalk: "off" };
