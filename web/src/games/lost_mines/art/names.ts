import { printed } from "../../../art/printed.svelte";
import { parseShape, turned as afterHalfATurn, type Shape } from "../../../art/shape";

/** How the cards of the forest are called. */

export const FEATURES = ["tree", "lake", "ditch", "rocks", "campfire"] as const;
export type Feature = (typeof FEATURES)[number];

export const CLANS = ["blue", "yellow"] as const;
export type Clan = (typeof CLANS)[number];

export const LOYALTIES = ["loyal", "selfish", "saboteur"] as const;
export type Loyalty = (typeof LOYALTIES)[number];

export const TREASURES = ["jewels", "gold", "silver"] as const;
export type Treasure = (typeof TREASURES)[number];

/** The trails printed on the starts and on the mines, in our own decks. */
const SITES: Readonly<Record<string, string>> = {
  "start-blue": "NESW",
  "start-yellow": "NESW",
  "mine-jewels": "ES",
  "mine-gold": "SW",
  "mine-silver": "NSE",
  "mine-dragon": "NESW",
};

export const forestSites = Object.keys(SITES);

const FEATURE = new RegExp(`^(${FEATURES.join("|")})-(?=[NESW])`);

export const featureOf = (name: string): Feature | null => (FEATURE.exec(name)?.[1] as Feature | undefined) ?? null;

/** A path card's name without what lies on its trail. */
export const trailOf = (name: string): string => name.replace(FEATURE, "");

/** The trails of a start or of a discovered mine as it lies; null for any other name. */
export function forestSiteShape(name: string, turned = false): Shape | null {
  const spelled = Object.hasOwn(SITES, name) ? printed.spelled(name, SITES) : undefined;
  const shape = spelled === undefined ? null : parseShape(spelled);
  return shape && turned ? afterHalfATurn(shape) : shape;
}

/** The trails of a path card as it lies; the forest has no stubs, ladders or doors. */
export function trailShape(name: string, turned = false): Shape | null {
  const trail = trailOf(name);
  const shape = /^[NESW]{2,4}$/.test(trail) ? parseShape(trail) : null;
  return shape && turned ? afterHalfATurn(shape) : shape;
}
