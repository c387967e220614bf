/** How nested mappings change, as the server tells it (`kernel/seen/change.py`): by the keys that have changed; those that
 * are gone stand apart, under "-". */

export type Change = Readonly<Record<string, unknown>>;

const nested = (value: unknown): value is Change =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The old mapping with what has changed. What has not is the same object as before. */
export function merged<T extends object>(old: T, { "-": gone = [], ...told }: Change): T {
  const stays = (key: string): boolean => gone !== "all" && !(gone as readonly string[]).includes(key);
  const next: Record<string, unknown> = Object.fromEntries(Object.entries(old).filter(([key]) => stays(key)));
  for (const [key, value] of Object.entries(told)) {
    const was = next[key];
    next[key] = nested(value) && nested(was) ? merged(was, value) : value;
  }
  return next as T;
}
