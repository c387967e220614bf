import { placed } from "../markup";
import { INK, OUTLINE } from "../palette";

const mirrored = (half: string): string => half + `<g transform="scale(-1 1)">${half}</g>`;

/** A dragon's head from the front: horns, frills, slit eyes, about 60 units high. */
export const dragon = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    `<ellipse cy="27" rx="24" ry="7" fill="${INK}" opacity=".5"/>` +
      mirrored(
        `<path d="M8-17C20-20 25-29 20-41C34-34 34-15 18-7Z" fill="#f1e2bd" ${OUTLINE}/>` +
          `<path d="M16-4L37-11 31 2 38 12 19 11Z" fill="#7d1d1b" ${OUTLINE}/>`,
      ) +
      `<path d="M0-24C15-24 24-13 20 2C18 9 14 13 13 20C11 29 5 31 0 31S-11 29-13 20C-14 13-18 9-20 2C-24-13-15` +
      `-24 0-24Z" fill="#b5322a" ${OUTLINE}/>` +
      `<path d="M-15-12C-12-19-6-21.5 0-21.5C-6-14-9-6-10 0Z" fill="#e0624a"/>` +
      `<path d="M0-25L5-12 0 2-5-12Z" fill="#f1b04a" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>` +
      `<path d="M-12 17C-9 11 9 11 12 17C11 26 5 28.5 0 28.5S-11 26-12 17Z" fill="#d9573f"/>` +
      mirrored(
        `<path d="M5 1L17-6 15 4 8 6Z" fill="#ffe14d" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>` +
          `<path d="M11.5-2v6" stroke="${INK}" stroke-width="2.6"/>` +
          `<ellipse cx="5" cy="19" rx="2.2" ry="2.8" fill="${INK}"/>` +
          `<path d="M6 28l2 6 3-8z" fill="#fff6dc" stroke="${INK}" stroke-width="1.2"/>`,
      ),
  );

/** A spider from above, eight legs on what is left of its web. */
export const spider = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    `<path d="M0-40V34M-36-26L36 26M36-26L-36 26M-40 2H40M-17-13L0-22 17-13 22 2 17 15 0 24-17 15-22 2ZM-28-20L0` +
    `-34 28-20 35 2 28 21 0 32-28 21-35 2Z" fill="none" stroke="#fff8e6" stroke-opacity=".75" stroke-width="1.4"/>` +
      `<g fill="none" stroke="${INK}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round">` +
      mirrored(`<path d="M5-9L17-24 22-38M7-6L24-13 35-22M7-1L25 3 36 14M6 3L18 17 22 32"/>`) +
      `</g><ellipse cx="0" cy="11" rx="13" ry="16" fill="#221a1f" stroke="${INK}" stroke-width="2.6"/>` +
      `<path d="M-8 3C-5-2 0-3 3-2C-3 1-6 6-7 12Z" fill="#6d5b68"/>` +
      `<path d="M-5 6H5L0 12 5 19H-5L0 12Z" fill="#ff6a3d"/>` +
      `<circle cy="-8" r="8.6" fill="#2b2228" stroke="${INK}" stroke-width="2.4"/>` +
      mirrored(
        `<circle cx="3.2" cy="-10.5" r="2.1" fill="#ffe9a8"/><circle cx="6" cy="-6" r="1.2" fill="#ffe9a8"/>` +
        `<path d="M2.5-15l1-4" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>`),
  );
