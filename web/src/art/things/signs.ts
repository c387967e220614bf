import { INK } from "../palette";

/** Arrows and marks that say what happens to things; dark round the line, so that any ground will do. */

export const line = (path: string, tone: string, width = 5): string => {
  const round = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<path d="${path}" ${round} stroke="${INK}" stroke-width="${width + 4.5}"/>` +
    `<path d="${path}" ${round} stroke="${tone}" stroke-width="${width}"/>`
  );
};

/** Two arrows, there and back, one over and one under whatever lies between. */
export const exchange = (tone: string): string =>
  line("M-26-37C-12-47 12-47 25-38M25-48L26-37 15-35", tone) +
  line("M26 37C12 47-12 47-25 38M-25 48L-26 37-15 35", tone);

/** A cross over something that no longer goes. */
export const crossed = (tone: string, size = 30): string =>
  line(`M${-size} ${-size}L${size} ${size}M${size} ${-size}L${-size} ${size}`, tone, 7);

export const plus = (tone: string): string => line("M0-10V10M-10 0H10", tone, 6);
export const minus = (tone: string): string => line("M-10 0H10", tone, 6);
