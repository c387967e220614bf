import { BEARDS, type Beard } from "./beards";
import { mix } from "./colour";
import { HATS, type Hat } from "./hats";
import { INK, OUTLINE } from "./palette";

export interface Dwarf {
  readonly hat: Hat;
  readonly cloth: string;
  readonly hair: string;
  readonly beard: Beard;
  readonly skin: string;
}

export const PORTRAIT_BOX = "-50 -66 100 116";

/** One dwarf to a seat, known by the hat. */
export const DWARFS: readonly Dwarf[] = [
  { hat: "lamp", cloth: "#e0a53a", hair: "#b5532a", beard: "tresses", skin: "#e0a878" },
  { hat: "cone", cloth: "#b8402e", hair: "#e9e2d2", beard: "long", skin: "#e0a878" },
  { hat: "hood", cloth: "#2f6f7a", hair: "#3a2a20", beard: "fork", skin: "#c98a5a" },
  { hat: "bowler", cloth: "#5b4a7a", hair: "#c98a3a", beard: "braid", skin: "#e0a878" },
  { hat: "feather", cloth: "#4a7a3a", hair: "#6b4024", beard: "round", skin: "#efc09a" },
  { hat: "horns", cloth: "#8a95a5", hair: "#d9a04a", beard: "fork", skin: "#efc09a" },
  { hat: "straw", cloth: "#d8b25e", hair: "#2c2320", beard: "tresses", skin: "#9a6238" },
  { hat: "pom", cloth: "#3f6fb0", hair: "#8d8f96", beard: "round", skin: "#e8b48a" },
  { hat: "stovepipe", cloth: "#3b4250", hair: "#7a2f22", beard: "long", skin: "#f0c6a4" },
  { hat: "flaps", cloth: "#7a4a35", hair: "#1f1a1c", beard: "braid", skin: "#7c4a2a" },
  { hat: "jester", cloth: "#a8327a", hair: "#e2c9a0", beard: "braid", skin: "#f0c6a4" },
  { hat: "crest", cloth: "#c0492e", hair: "#54301c", beard: "fork", skin: "#b5774a" },
];

const mirrored = (half: string): string => half + `<g transform="scale(-1 1)">${half}</g>`;

const SMILE = `<path d="M-7 21Q0 26 7 21" fill="none" stroke="#5a2a1a" stroke-width="2.8" stroke-linecap="round"/>`;

/** Shoulders, face, beard and hat, in PORTRAIT_BOX. */
export const portrait = (dwarf: Dwarf): string => bust(dwarf, HATS[dwarf.hat](dwarf.cloth));

/** The same under any hat; a mask or a lens may lie over the face below it. */
export function bust({ cloth, hair, beard, skin }: Omit<Dwarf, "hat">, hat: string): string {
  const tresses = beard === "tresses";
  return (
    `<path d="M-44 52C-42 26-22 20 0 20S42 26 44 52Z" fill="${mix(cloth, "#15110d", 0.45)}" ${OUTLINE}/>` +
    (tresses ? BEARDS.tresses(hair) : "") +
    `<path d="M-24-8C-26 24-14 32 0 32S26 24 24-8Z" fill="${skin}" ${OUTLINE}/>` +
    mirrored(`<circle cx="25" cy="4" r="5" fill="${skin}" ${OUTLINE}/>`) +
    (tresses ? SMILE : BEARDS[beard](hair)) +
    `<circle cx="-9.5" cy="1" r="3.2" fill="#1a100a"/><circle cx="9.5" cy="1" r="3.2" fill="#1a100a"/>` +
    `<circle cx="-8.5" r="1" fill="#fff"/><circle cx="10.5" r="1" fill="#fff"/>` +
    `<path d="M-16-6L-4-4M16-6L4-4" stroke="${hair}" stroke-width="4.4" stroke-linecap="round"/>` +
    `<ellipse cy="9" rx="7.5" ry="6.2" fill="${mix(skin, "#c0553a", 0.35)}" stroke="${INK}" stroke-width="2"/>` +
    (tresses
      ? ""
      :
        `<path d="M0 15C-7 12-16 14-22 22-12 24-4 22 0 18 4 22 12 24 22 22 16 14 7 12 0 15Z" ` +
        `fill="${mix(hair, "#ffffff", 0.14)}" stroke="${INK}" stroke-width="2"/>`) +
    hat
  );
}
