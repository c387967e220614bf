import { band, border, frame, rockface, sheet } from "../../../art/faces/blankCard";
import { placed } from "../../../art/markup";
import { INK, MINE, type Stone } from "../../../art/palette";
import { bust, type Dwarf } from "../../../art/portrait";
import { cube } from "../../../art/things/cube";
import { line as arrow } from "../../../art/things/signs";
import { EMBLEMS, HEADGEAR } from "./emblems";
import { CLANS, LOYALTIES, type Clan, type Loyalty } from "./names";
import { CLAN_TONES } from "./palette";

/** Dwarf cards: the back tells the clan, the face what its dwarf is really after. */

type Person = Omit<Dwarf, "hat" | "cloth">;

const PEOPLE: Readonly<Record<Clan, Readonly<Record<Loyalty, Person>>>> = {
  blue: {
    loyal: { hair: "#b5532a", beard: "long", skin: "#e0a878" },
    selfish: { hair: "#d9a04a", beard: "tresses", skin: "#efc09a" },
    saboteur: { hair: "#2a2026", beard: "fork", skin: "#c9a08a" },
  },
  yellow: {
    loyal: { hair: "#e9e2d2", beard: "round", skin: "#e0a878" },
    selfish: { hair: "#7a2f22", beard: "braid", skin: "#e8b48a" },
    saboteur: { hair: "#1f1a1c", beard: "tresses", skin: "#b5774a" },
  },
};

const STONES: Readonly<Record<Clan, Stone>> = {
  blue: { ...MINE, cold: ["#1c3056", "#2a4678"], lit: "#8fc0ff" },
  yellow: { ...MINE, cold: ["#4a3a10", "#6b5418"], lit: "#ffe08a" },
};
const DUSK: Readonly<Record<Clan, Stone>> = {
  blue: { ...MINE, cold: ["#171b33", "#262a4c"], lit: "#7f7fb8" },
  yellow: { ...MINE, cold: ["#2c1f1c", "#443024"], lit: "#b88a6f" },
};

/** A dark cloth with two holes. */
const MASK =
  `<path d="M-27-7C-12-12 12-12 27-7L25 8C14 12 6 9 0 5-6 9-14 12-25 8Z" fill="#1b1220" stroke="${INK}" ` +
  `stroke-width="2.4"/><path d="M-14 0L-5 3M14 0L5 3" stroke="#ffe9a8" stroke-width="4.4" stroke-linecap="round"/>`;

const HOARD = cube(30, 126, 1.3) + cube(82, 126, 1.3) + cube(56, 125, 1.5, true);

const BOMB =
  `<circle r="24" cy="8" fill="#2a2026" stroke="#e08ab0" stroke-width="5"/>` +
  `<path d="M10-12C16-30 26-30 34-34" fill="none" stroke="#e08ab0" stroke-width="5"/>` +
  `<path d="M36-44l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#ffd98a"/>`;

/** All together; all to me; and the fuse. */
const sign = (clan: Clan, loyalty: Loyalty): string =>
  loyalty === "loyal"
    ? [-58, 0, 58].map((x) => placed(x, 0, 1.7, EMBLEMS[clan])).join("")
    : loyalty === "selfish"
      ? cube(0, 0, 2.5, true) + arrow("M-64 0H-36M-46-11L-34 0-46 11M64 0H36M46-11L34 0 46 11", "#ffd1a0", 9)
      : BOMB + [-70, 70].map((x) => placed(x, 0, 1.4, EMBLEMS[clan])).join("") +
        arrow("M-92-26L-48 26M48-26L92 26", "#ff8a6a", 8);

export const dwarfNames: readonly string[] = CLANS.flatMap((clan) => LOYALTIES.map((loyalty) => `${clan}-${loyalty}`));
/** `dwarf-blue` and `dwarf-yellow`: the backs, which everybody sees. */
export const dwarfBacks: readonly string[] = CLANS.map((clan) => `dwarf-${clan}`);

export function dwarfFace(name: string): string {
  const [clan, loyalty] = name.split("-") as [Clan, Loyalty];
  const { cloth, light } = CLAN_TONES[clan];
  const masked = loyalty === "saboteur";
  const stone = (masked ? DUSK : STONES)[clan];
  const hat = (masked ? MASK : "") + HEADGEAR[clan];
  const low = clan === "yellow" ? 92 : 86;
  return sheet(
    "#0e1420",
    rockface(name, stone) +
      `<circle cx="56" cy="74" r="56" fill="url(#art-light)" opacity="${masked ? 0.2 : 0.8}"/>` +
      placed(56, low, 1.08, bust({ ...PEOPLE[clan][loyalty], cloth }, hat)) +
      (loyalty === "loyal" ? placed(84, 116, 0.86, EMBLEMS[clan]) : loyalty === "selfish" ? HOARD : "") +
      band(138, "#0b0d11", light, `<g transform="translate(56 156)scale(.34)">${sign(clan, loyalty)}</g>`) +
      border(MINE.lit) + frame(light, 0.6),
  );
}

export function dwarfBack(name: string): string {
  const clan = name.slice("dwarf-".length) as Clan;
  const { light, shade } = CLAN_TONES[clan];
  return sheet(
    shade,
    rockface(name, STONES[clan]) +
      `<rect x="6" y="6" width="100" height="162" rx="5" fill="none" stroke="${light}" stroke-width="1.6"/>` +
      `<circle cx="56" cy="87" r="42" fill="${shade}" stroke="${light}" stroke-width="2.4"/>` +
      placed(56, 87, 1.5, EMBLEMS[clan]) + placed(56, 40, 0.4, HEADGEAR[clan]) + placed(56, 160, 0.4, HEADGEAR[clan]) +
      border(MINE.lit),
  );
}
