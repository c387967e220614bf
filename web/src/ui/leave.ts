/** How things leave the page. `leave` is the only function that may stand behind `out:`. */

import type { TransitionConfig } from "svelte/transition";
import { still } from "./screen.svelte";

/** Out of sight at once, and away with the last of those that leave beside it. */
const HIDDEN: TransitionConfig = { duration: 1, css: () => "visibility: hidden" };

/** Away before anything is painted. */
const GONE = (): TransitionConfig => ({ duration: 0 });

/**
 * In the manner given; without one it just goes, as does everything for those who want no motion.
 *
 * Never a plain duration of 0: that would be over while Svelte 5.57 is still counting what leaves a list together, and
 * so is never counted off. If anything beside it takes longer, all of them stay for good, `inert`.
 */
export function leave(_: Element, manner: TransitionConfig | null): TransitionConfig | (() => TransitionConfig) {
  if (still.current) return GONE;
  return manner?.duration ? manner : HIDDEN;
}
