import { mix } from "./colour";
import { CREAM, OUTLINE } from "./palette";

/** Twelve hats. The outline is who somebody is; the colour only helps. */
export const HATS = {
  cone: (c: string): string =>
    `<path d="M-27-12C-22-34-6-52 12-60 10-48 20-30 27-12 10-19-10-19-27-12Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-16-24C-8-40 2-50 10-56" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>` +
    `<path d="M-29-10C-12-19 12-19 29-10L28-4C10-12-10-12-28-4Z" fill="${CREAM}" ${OUTLINE}/>`,
  lamp: (c: string): string =>
    `<path d="M-27-8C-27-40 27-40 27-8Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-36-9H36L32-2H-32Z" fill="${mix(c, "#000000", 0.35)}" ${OUTLINE}/>` +
    `<path d="M-9-14H9V-30H-9Z" fill="#6d7787" ${OUTLINE}/><circle cy="-31" r="20" fill="url(#art-light)"/>` +
    `<circle cy="-31" r="10" fill="#fff1bd" ${OUTLINE}/><circle cy="-31" r="4.6" fill="#ffb54d"/>`,
  bowler: (c: string): string =>
    `<path d="M-21-11V-26C-21-44 21-44 21-26V-11Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-21-18H21V-11H-21Z" fill="#1b1410"/>` +
    `<path d="M-35-12C-20-7 20-7 35-12 34-3 20-2 0-2S-34-3-35-12Z" fill="${mix(c, "#000000", 0.2)}" ${OUTLINE}/>`,
  hood: (c: string): string =>
    `<path d="M-31 22C-36-10-22-48 4-50 28-46 36-10 31 22L24 6C24-8 14-16 0-16S-24-8-24 6Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M4-50C12-54 20-48 22-42" fill="none" ${OUTLINE}/>` +
    `<path d="M-24 6C-24-8-14-16 0-16S24-8 24 6" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`,
  feather: (c: string): string =>
    `<path d="M18-20C22-44 36-58 46-60 46-44 36-26 22-16Z" fill="#e8f0f2" ${OUTLINE}/>` +
    `<path d="M-30-6C-30-24-16-38 4-36 18-34 26-20 32-8Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-38-4C-16-14 18-14 38-8 24 0-20 4-38-4Z" fill="${mix(c, "#000000", 0.3)}" ${OUTLINE}/>`,
  pom: (c: string): string =>
    `<path d="M-26-8C-28-46 28-46 26-8Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-12-10C-14-24-10-34-6-36M0-10V-37M12-10C14-24 10-34 6-36" stroke="#000" stroke-opacity=".25" ` +
    `stroke-width="3" fill="none"/>` +
    `<rect x="-29" y="-14" width="58" height="12" rx="6" fill="${CREAM}" ${OUTLINE}/>` +
    `<circle cy="-47" r="12.5" fill="${CREAM}" ${OUTLINE}/>`,
  horns: (c: string): string =>
    `<path d="M-22-17C-36-17-44-30-40-52-33-41-26-36-15-34Z" fill="${CREAM}" ${OUTLINE}/>` +
    `<path d="M22-17C36-17 44-30 40-52 33-41 26-36 15-34Z" fill="${CREAM}" ${OUTLINE}/>` +
    `<path d="M-26-6C-28-44 28-44 26-6Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-5-34V-8M5-34V-8" stroke="#000" stroke-opacity=".28" stroke-width="2.6"/>` +
    `<path d="M-29-13H29V-3H-29Z" fill="${mix(c, "#000000", 0.32)}" ${OUTLINE}/>` +
    `<path d="M-20-8h.01M-7-8h.01M7-8h.01M20-8h.01" stroke="#f6e3c2" stroke-width="4" stroke-linecap="round"/>`,
  stovepipe: (c: string): string =>
    `<path d="M-19-10L-23-62H23L19-10Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-14-20L-17-56" stroke="#fff" stroke-opacity=".25" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M-20-22H20L19-11H-19Z" fill="${CREAM}"/>` +
    `<rect x="-6" y="-24" width="12" height="14" fill="none" stroke="#d9a63c" stroke-width="3.6"/>` +
    `<path d="M-31-12H31V-4H-31Z" fill="${mix(c, "#000000", 0.3)}" ${OUTLINE}/>`,
  straw: (c: string): string =>
    `<path d="M-49-4L-8-37C-3-41 3-41 8-37L49-4C26-11-26-11-49-4Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-30-15L-4-36M-13-14L-1-37M13-14L1-37M30-15L4-36M-30-18C-12-24 12-24 30-18" fill="none" ` +
    `stroke="#000" stroke-opacity=".26" stroke-width="2.6"/>`,
  flaps: (c: string): string => {
    const flap = `<path d="M22-20C40-27 50-12 47 13 36 14 27 8 21-3Z" fill="${mix(c, "#000000", 0.25)}" ${OUTLINE}/>`;
    return (
      `${flap}<g transform="scale(-1 1)">${flap}</g>` +
      `<path d="M-27-14V-31C-27-43 27-43 27-31V-14Z" fill="${c}" ${OUTLINE}/>` +
      `<path d="M-31-24C-22-29 22-29 31-24V-5C22-10-22-10-31-5Z" fill="${CREAM}" ${OUTLINE}/>` +
      `<path d="M-22-13v-6M-10-14v-6M2-14v-6M14-14v-6M23-12v-6" stroke="#a8946c" stroke-width="2.6" ` +
      `stroke-linecap="round"/>`
    );
  },
  jester: (c: string): string => {
    const point =
      `<path d="M0-16C2-40 20-58 40-50 50-45 50-30 46-18 38-30 30-30 26-8 18-16 8-18 0-16Z" ` +
      `fill="${c}" ${OUTLINE}/><circle cx="46" cy="-14" r="7.5" fill="#e7bb55" ${OUTLINE}/>`;
    return (
      `<g transform="scale(-1 1)">${point.replace(c, mix(c, "#000000", 0.35))}</g>${point}` +
      `<path d="M-29-12C-12-20 12-20 29-12L27-3C10-11-10-11-27-3Z" fill="${CREAM}" ${OUTLINE}/>`
    );
  },
  crest: (c: string): string =>
    `<path d="M-40-30C-40-70 40-70 40-30L30-24C26-46-26-46-30-24Z" fill="${mix(c, "#ffffff", 0.25)}" ${OUTLINE}/>` +
    `<path d="M-31-52L-23-38M-14-60L-10-42M4-62V-43M21-57L15-41M33-47L25-36" stroke="#000" stroke-opacity=".3" ` +
    `stroke-width="3"/>` +
    `<path d="M-27-8C-29-46 29-46 27-8Z" fill="#9aa5b4" ${OUTLINE}/>` +
    `<path d="M-30-13H30V-4H-30ZM-5-13H5V8H-5Z" fill="#6d7787" ${OUTLINE}/>`,
} as const;

export type Hat = keyof typeof HATS;
