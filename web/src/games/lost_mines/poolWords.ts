/** The sharing of a pool, told step by step. */

import { list, say } from "../../words";
import type { Pool } from "./pools";

type NameOf = (seat: number) => string;

/** What is shared among how many, and what becomes of the rest; `bySum` where the fullest bag counts for it. */
export function poolWords(pool: Pool, name: NameOf, bySum: boolean): string[] {
  const { total, members, each, rest, lost, best } = pool;
  if (total === 0) return [say("forest-pool-empty")];
  const words = [say("forest-pool-each", { total, count: members.length, each })];
  if (rest === 0) return words;
  const lucky = members.filter((member) => member.rest > 0);
  const luckiest = Math.max(...lucky.map((member) => member.rest), 0);
  if (lucky.length > 0)
    words.push(
      say(bySum ? "forest-pool-rest-sum" : "forest-pool-rest", {
        rest,
        names: list(lucky.map(({ seat }) => name(seat))),
        count: lucky.length,
        best,
        part: luckiest,
      }),
    );
  if (lost > 0) words.push(say("forest-pool-lost", { lost }));
  return words;
}
