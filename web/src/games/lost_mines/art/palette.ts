import type { Ground } from "../../../art/palette";

/** The colours of the forest. */

export const GRASS = ["#2c5530", "#34633a", "#3b6d36", "#2f5c2c"] as const;
export const MEADOW = "#2a4f2c";
export const BLADE = ["#1e4023", "#5f9a48"] as const;
export const SUNLIT = "#7fb35c";

/** A trail of earth: lighter than anything beside it. */
export const TRAIL: Ground = {
  shade: "#14240f",
  lip: "#6f8a3a",
  wall: "#4e3a20",
  floor: ["#9b7a48", "#b8945a", "#cfae74"],
};

/** The same trail where it leads over stone. */
export const STONE_TRAIL: Ground = { ...TRAIL, shade: "#0b0c10", lip: "#8a7a5c", wall: "#3a2c1c" };

export const FIRS = [
  ["#1d4a2a", "#2f6b3a"],
  ["#245a30", "#3a7d40"],
  ["#2f6b34", "#4b9147"],
] as const;

export const BARK = "#5a3a1e";
export const WOOD = ["#8a5a2e", "#b57c42", "#e0ad6a"] as const;

/** Blue and yellow, each with its shade and its light. */
export const CLAN_TONES = {
  blue: { cloth: "#2f6fd0", shade: "#173a78", light: "#8fc0ff" },
  yellow: { cloth: "#e6b325", shade: "#7a5a08", light: "#ffe08a" },
} as const;
