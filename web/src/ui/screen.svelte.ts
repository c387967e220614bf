/** How much room there is, and whether things may move. The same bounds stand in the styles of the parts. */

import { MediaQuery } from "svelte/reactivity";

/** No more than a phone is wide. */
export const narrow = new MediaQuery("max-width: 759px", false);
/** Everything stands one below the other: on a phone, and on anything larger that is held upright. */
export const phone = new MediaQuery(
  "(max-width: 759px), (max-width: 68.7rem) and (min-height: 900px) and (max-aspect-ratio: 4/5)",
  false,
);
/** A phone lying on its side: wide, and hardly any height. */
export const low = new MediaQuery("(max-height: 480px) and (min-width: 560px)", false);
/** Room for a column at the right: in letters, so that large ones do not crowd out the mine. */
export const wide = new MediaQuery("min-width: 68.75rem", true);
/** Room for a legend above the log. */
export const tall = new MediaQuery("min-height: 53rem", false);
export const still = new MediaQuery("prefers-reduced-motion: reduce", false);
