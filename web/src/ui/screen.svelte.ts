/** How much room there is, and whether things may move. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 759px", false);
/** Room for a column at the right. */
export const wide = new MediaQuery("min-width: 1100px", true);
export const still = new MediaQuery("prefers-reduced-motion: reduce", false);
