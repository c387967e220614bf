import { BRASS, OUTLINE } from "./palette";

export const BEARDS = {
  long: (c: string): string =>
    `<path d="M-25 4C-28 34-14 54 0 60 14 54 28 34 25 4 16 14-16 14-25 4Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-10 26C-9 38-6 46-2 52M10 26C9 38 7 44 4 50" stroke="#000" stroke-opacity=".22" stroke-width="2.6" ` +
    `fill="none"/>`,
  fork: (c: string): string =>
    `<path d="M-25 2C-30 30-22 50-14 56-8 50-4 42 0 34 4 42 8 50 14 56 22 50 30 30 25 2 16 14-16 14-25 2Z" ` +
    `fill="${c}" ${OUTLINE}/>`,
  braid: (c: string): string =>
    `<path d="M-25 2C-28 26-16 36-7 38L-6 58H6L7 38C16 36 28 26 25 2 16 14-16 14-25 2Z" fill="${c}" ${OUTLINE}/>` +
    `<path d="M-7 42H7M-6 49H6" stroke="${BRASS}" stroke-width="3.6"/>`,
  round: (c: string): string =>
    `<path d="M-26 2C-32 30-18 46 0 46S32 30 26 2C16 14-16 14-26 2Z" fill="${c}" ${OUTLINE}/>`,
  tresses: (c: string): string =>
    `<path d="M-25-2C-34 12-34 40-26 52-18 50-18 36-18 18M25-2C34 12 34 40 26 52 18 50 18 36 18 18" fill="${c}" ` +
    `${OUTLINE}/>` +
    `<path d="M-33 40H-20M33 40H20" stroke="${BRASS}" stroke-width="4"/>`,
} as const;

export type Beard = keyof typeof BEARDS;
