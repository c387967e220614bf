/** The colours of the drawings. Those of the page around them are in style/tokens.css. */

export interface Stone {
  cold: readonly [string, string];
  warm: readonly [string, string];
  lit: string;
  litWarm: string;
}

export const MINE: Stone = {
  cold: ["#333d4b", "#4c586b"],
  warm: ["#5a3d26", "#8c6136"],
  lit: "#8294aa",
  litWarm: "#d9a561",
};

/** What a way is cut into the ground with, from its shade to the three steps of its floor. */
export interface Ground {
  readonly shade: string;
  readonly lip: string;
  readonly wall: string;
  readonly floor: readonly [string, string, string];
}

export const BED = "#171b22";
export const TUNNEL_SHADE = "#0b0c10";
export const LIP = "#b47b3d";
export const WALL = "#2b1810";
export const FLOOR = ["#a86a30", "#c98d45", "#e0ad60"] as const;
export const TUNNELLED: Ground = { shade: TUNNEL_SHADE, lip: LIP, wall: WALL, floor: FLOOR };

/** The dark line round every object; thick, because a card may be 42 pixels wide. */
export const INK = "#120a06";
export const OUTLINE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

export const BRASS = "#d9a63c";
export const STEEL = "#8294aa";
export const CREAM = "#ead9b5";
export const EMBER = "#ff8a6a";
export const GOLD = "#ffd98a";
