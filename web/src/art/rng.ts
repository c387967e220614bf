/** Chance that is the same every time: a face is a function of its seed. */

/** Numbers from 0 to 1, the same row for the same seed (FNV-1a into mulberry32). */
export function stream(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SPAN = 32;

/** A smooth bumpy ground between -1 and 1, one bump to the unit. */
export function noise(seed: string): (x: number, y: number) => number {
  const next = stream(seed);
  const grid = Float64Array.from({ length: SPAN * SPAN }, () => next() * 2 - 1);
  const at = (i: number, j: number): number => grid[(i & (SPAN - 1)) + (j & (SPAN - 1)) * SPAN] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    const north = at(i, j) * (1 - u) + at(i + 1, j) * u;
    const south = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
    return north * (1 - v) + south * v;
  };
}
