/** How much room there is, and whether things may move. The same bounds stand in the styles of the parts. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 759px", false);
/** A phone lying on its side: wide, and hardly any height. */
export const low = new MediaQuery("(max-height: 480px) and (min-width: 560px)", false);
/** Room for a column at the right: in letters, so that large ones do not crowd out the mine. */
export const wide = new MediaQuery("min-width: 68.75rem", true);
/** Room for a legend above the log. */
export const tall = new MediaQuery("min-height: 53rem", false);
export const still = new MediaQuery("prefers-reduced-motion: reduce", false);
