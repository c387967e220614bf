/** Tabs by key: arrows go round, Home and End go to the first and the last. */

/** The tab a key leads to, which also gets the focus; null if the key is for something else. */
export function tabOf<T extends string>(event: KeyboardEvent, tabs: readonly T[], now: T): T | null {
  const at = tabs.indexOf(now);
  const count = tabs.length;
  const next = { ArrowRight: (at + 1) % count, ArrowLeft: (at + count - 1) % count, Home: 0, End: count - 1 }[event.key];
  const tab = next === undefined ? undefined : tabs[next];
  if (tab === undefined) return null;
  event.preventDefault();
  const list = event.currentTarget instanceof HTMLElement ? event.currentTarget.closest("[role=tablist]") : null;
  list?.querySelectorAll<HTMLElement>("[role=tab]")[next ?? 0]?.focus();
  return tab;
}
