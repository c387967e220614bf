import { actionSheet, choice } from "../../../art/faces/action";
import type { Verb } from "../../../art/faces/verbs";
import { placed } from "../../../art/markup";
import { at, DWARF } from "../../../art/things/hands";
import { line } from "../../../art/things/signs";
import { AXE, BOAT, JAWS, MINE_LEAF, ROPE, STORM, TREASURE_LEAF, TROLL } from "./equipment";

/** The action cards of the forest: as in the mine the panel says the verb, the band says it again. */

const stroke = (path: string, width: number) => (tone: string): string =>
  `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round"/>`;

const eye = (tone: string): string =>
  `<path d="M-19 0Q0-18 19 0 0 18-19 0Z" fill="none" stroke="${tone}" stroke-width="4"/>` +
  `<circle r="5.5" fill="${tone}"/>`;

const LEAF_GREEN = ["#2f5a34", "#11240f", "#b8e08f"] as const;

/** A plate like a leaf; the band shows which obstacle the tool is for. */
const tool = (sign: Verb["sign"]): Verb => ({
  tones: LEAF_GREEN,
  panel: "M56 12A57 57 0 0 1 102 70 57 57 0 0 1 56 128 57 57 0 0 1 10 70 57 57 0 0 1 56 12Z",
  sign,
  light: 0.45,
});

/** The signs of the three obstacles: a lying fir, waves, a cleft. */
const SIGNS = {
  tree: stroke("M-27 0L-14-11V-5L0-13V13L-14 5V11ZM0-4H24V4H0", 4),
  lake: stroke("M-24-6q8-8 16 0t16 0 16 0M-24 8q8-8 16 0t16 0 16 0", 4.4),
  ditch: stroke("M-26-10H-12L-6 13 2 4 8 13 12-10H26", 4.6),
};

const info = (one: string, other: string): string =>
  placed(-19, -12, 1, at(one, 0, 0, -7, 1.5)) + placed(20, 12, 1, at(other, 0, 0, 7, 1.5)) +
  line("M-20 48L22-48", "#cfe8fb", 2.6);

const LOOK: Verb = {
  tones: ["#24476b", "#10202f", "#9cd0f2"],
  panel: "M14 18Q35 10 56 16T98 16V122Q77 116 56 122T14 122Z",
  sign: eye,
  light: 0.4,
};

const EMBER = ["#5c1f18", "#2a0f0e", "#ff8a6a"] as const;

interface Deed {
  readonly verb: Verb;
  readonly drawing: string;
  /** How many things there are to choose from. */
  readonly either?: number;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  axe: { verb: tool(SIGNS.tree), drawing: AXE },
  boat: { verb: tool(SIGNS.lake), drawing: BOAT },
  rope: { verb: tool(SIGNS.ditch), drawing: ROPE },
  "info-mine-treasure": { verb: LOOK, drawing: info(MINE_LEAF, TREASURE_LEAF), either: 2 },
  "info-mine-dwarf": { verb: LOOK, drawing: info(MINE_LEAF, DWARF), either: 2 },
  "info-treasure-dwarf": { verb: LOOK, drawing: info(TREASURE_LEAF, DWARF), either: 2 },
  "forest-trap": {
    verb: {
      tones: EMBER,
      panel: "M10 14L25 26 41 14 56 26 71 14 87 26 102 14V126L87 114 71 126 56 114 41 126 25 114 10 126Z",
      sign: stroke("M-22-13L-15 1-7-13 0 1 7-13 15 1 22-13M-22 14L-15 3M22 14L15 3", 4.4),
      light: 0.25,
    },
    drawing: JAWS,
  },
  troll: {
    verb: {
      tones: ["#4d3f5c", "#1d1626", "#d3b8ee"],
      panel: "M10 127V40L26 14 44 32 56 12 68 32 86 14 102 40V127Z",
      sign: stroke("M-26-10H-10V10H-26ZM10-10H26V10H10ZM0-15V15", 4.6),
      light: 0.3,
    },
    drawing: TROLL,
  },
  storm: {
    verb: {
      tones: ["#3c4657", "#161b24", "#c9d8ea"],
      panel: "M22 40C20 16 46 8 58 18 74 6 98 18 94 42 108 50 106 76 94 82L88 127H24L18 82C6 74 6 50 22 40Z",
      sign: stroke("M-12-15H12V15H-12ZM-22-12L22 12M22-12L-22 12", 4.4),
      light: 0.35,
    },
    drawing: STORM,
  },
};

export const forestActions = Object.keys(DEEDS);

export function forestActionFace(name: string): string {
  const { verb, drawing, either = 0 } = DEEDS[name] as Deed;
  return actionSheet(verb, placed(56, 70, 0.92, drawing), choice(Array.from({ length: either }), verb.tones[2]));
}
