import { OUTLINE } from "../../../art/palette";
import type { Clan } from "./names";

/** The signs of the clans, a shield and an axe, about 40 units high round 0,0; and what the clans wear on the head. */

const SHIELD =
  `<path d="M0-20C7-16 13-16 17-16 18 3 12 14 0 21-12 14-18 3-17-16-13-16-7-16 0-20Z" fill="#d6e2f0" ${OUTLINE}/>` +
  `<path d="M0-13C5-10 9-10 11-10 11 3 8 9 0 14Z" fill="#2f6fd0"/>` +
  `<path d="M0-13C-5-10-9-10-11-10-11 3-8 9 0 14Z" fill="#7db0f2"/>`;

const AXE =
  `<path d="M-10-21H-2V23H-10Z" fill="#c98d45" ${OUTLINE}/>` +
  `<path d="M-12-16H2C8-17 13-20 17-24 23-14 23 4 17 14 13 10 8 7 2 6H-12Z" fill="#d9e2ec" ${OUTLINE}/>` +
  `<path d="M15-18C19-10 19 1 15 9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M-7-10H-1M-7 0H-1" stroke="#7f8a9a" stroke-width="2.4" stroke-linecap="round"/>`;

export const EMBLEMS: Readonly<Record<Clan, string>> = { blue: SHIELD, yellow: AXE };

/** A round helm with a brim, and a tall cap; they fit the heads of the portraits. */
export const HEADGEAR: Readonly<Record<Clan, string>> = {
  blue:
    `<path d="M-27-8C-30-50 30-50 27-8Z" fill="#2f6fd0" ${OUTLINE}/>` +
    `<path d="M-19-14C-19-28-12-36-3-38" fill="none" stroke="#a9d0ff" stroke-width="3.6" stroke-linecap="round"/>` +
    `<path d="M-4-41H4V-10H-4Z" fill="#173a78"/>` +
    `<path d="M-32-13H32V-3H-32Z" fill="#a9b8cc" ${OUTLINE}/>` +
    `<path d="M-23-8h.01M-8-8h.01M8-8h.01M23-8h.01" stroke="#3a4656" stroke-width="4" stroke-linecap="round"/>`,
  yellow:
    `<path d="M-27-9C-22-32-12-56 4-72 10-52 22-30 27-9 10-16-10-16-27-9Z" fill="#e6b325" ${OUTLINE}/>` +
    `<path d="M-16-22C-11-38-4-52 3-62" stroke="#fff0b8" stroke-width="3.4" fill="none" stroke-linecap="round"/>` +
    `<path d="M-12-36L16-30M-5-52L10-48" stroke="#9a6f0c" stroke-width="3.4" stroke-linecap="round"/>` +
    `<path d="M-30-9C-12-18 12-18 30-9L28-1C10-10-10-10-28-1Z" fill="#7a4a1c" ${OUTLINE}/>`,
};
