import { placed } from "../markup";
import { BRASS, INK, OUTLINE } from "../palette";

/** A chest that nobody has opened: bands of iron, a lock of brass; about 84 units wide. */
export const closedChest = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    `<ellipse cy="34" rx="44" ry="9" fill="${INK}" opacity=".6"/>` +
      `<path d="M-40-2H40V32H-40Z" fill="#7a4f2a" ${OUTLINE}/>` +
      `<path d="M-37 9H37M-37 20H37" stroke="#55331a" stroke-width="2.6"/>` +
      `<path d="M-40-4C-40-26-26-36 0-36S40-26 40-4Z" fill="#96642f" ${OUTLINE}/>` +
      `<path d="M-34-12C-31-25-20-30 0-30S31-25 34-12" fill="none" stroke="#c99150" stroke-width="3"/>` +
      `<path d="M-26-32V32M26-32V32" stroke="${INK}" stroke-width="11"/>` +
      `<path d="M-26-31V31M26-31V31" stroke="#6d7787" stroke-width="6.4"/>` +
      `<path d="M-42-3H42" stroke="${INK}" stroke-width="8"/>` +
      `<path d="M-40-3H40" stroke="#8793a3" stroke-width="3.6"/>` +
      `<path d="M-11-10H11V6C11 13 5 16 0 18-5 16-11 13-11 6Z" fill="${BRASS}" ${OUTLINE}/>` +
      `<circle cy="-1" r="3.6" fill="${INK}"/><path d="M0 0V9" stroke="${INK}" stroke-width="3.4"/>`,
  );

/** The sign of the set, small in a corner of its path cards. */
export const CHEST_MARK = closedChest(19, 158, 0.3);
