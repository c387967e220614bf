import { placed } from "../markup";

/** A lantern on the rock, with its light. */
export const lantern = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    scale,
    `<circle r="26" fill="url(#art-light)"/>` +
    `<path d="M-3-9a3 3 0 0 1 6 0" fill="none" stroke="#d8b26a" stroke-width="1.4"/>` +
      `<path d="M-5-7h10l-1.5 3h-7z" fill="#5b4426"/>` +
      `<rect x="-4" y="-4" width="8" height="9" rx="1.5" fill="#ffdf8a"/>` +
      `<path d="M0-2.5c2.4 2.6 1.8 5 0 6-1.8-1-2.4-3.4 0-6z" fill="#fff7d6"/>` +
      `<path d="M-4-4v9M4-4v9" stroke="#5b4426" stroke-width="1.3"/>` +
      `<rect x="-5.5" y="5" width="11" height="2.6" rx="1" fill="#5b4426"/>`,
  );
