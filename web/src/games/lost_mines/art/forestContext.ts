import { getContext, setContext } from "svelte";

/** Where a page is about the forest, all its cards are drawn so without each being told. */

const KEY = Symbol("forest");

/** Called by a component: the cards below it belong to the forest as long as `is` says so. */
export const inForest = (is: () => boolean): void => void setContext(KEY, is);

/** Called by a card: whether it is below such a component. */
export const forestAround = (): (() => boolean) => getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
