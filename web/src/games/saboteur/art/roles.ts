import { band, border, frame, rockface, sheet } from "../../../art/faces/blankCard";
import { INK, MINE, type Stone } from "../../../art/palette";
import { portrait, type Dwarf } from "../../../art/portrait";
import { bag } from "../../../art/things/bag";
import { crystal } from "../../../art/things/crystal";
import { cube } from "../../../art/things/cube";
import { line as arrow } from "../../../art/things/signs";
import { toolPicture } from "./tools";

interface Role {
  readonly dwarf: Dwarf;
  readonly ground: string;
  readonly stone: Stone;
  readonly line: string;
  readonly light: number;
  readonly sign: string;
  /** What he wears on his breast; the shapes are those of the doors. */
  readonly badge?: string;
}

const BOMB =
  `<circle r="24" cy="8" fill="#2a2026" stroke="#e08ab0" stroke-width="5"/>` +
  `<path d="M10-12C16-30 26-30 34-34" fill="none" stroke="#e08ab0" stroke-width="5"/>` +
  `<path d="M36-44l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#ffd98a"/>`;

const DISC = `<circle r="17" fill="#173a78" stroke="#cfe3ff" stroke-width="4"/>`;
const DIAMOND = `<path d="M0-21L21 0 0 21-21 0Z" fill="#14502a" stroke="#c5f3cf" stroke-width="4"/>`;
const BOTH = `<g transform="translate(-20 0)">${DISC}</g><g transform="translate(20 0)">${DIAMOND}</g>`;
const PICK = `<g transform="scale(.36)">${toolPicture("pickaxe")}</g>`;
/** A clan's sign, as large as the band allows. */
const clan = (sign: string): string => `<g transform="scale(2)">${sign}${PICK}</g>`;
const worn = (sign: string): string => `<g transform="translate(56 124)scale(.72)">${sign}</g>`;

const MONOCLE =
  `<circle cx="65" cy="88" r="9.5" fill="#cfe6f2" fill-opacity=".35" stroke="#d9a63c" stroke-width="3"/>` +
  `<path d="M74 92Q80 104 76 116" fill="none" stroke="#d9a63c" stroke-width="2"/>`;
const GLASSES =
  `<path d="M40 84H72" stroke="${INK}" stroke-width="5"/>` +
  `<circle cx="45" cy="87" r="9" fill="#d9f0ff" fill-opacity=".5" stroke="${INK}" stroke-width="3.6"/>` +
  `<circle cx="67" cy="87" r="9" fill="#d9f0ff" fill-opacity=".5" stroke="${INK}" stroke-width="3.6"/>`;
const CHAIN =
  `<path d="M22 112C30 134 82 134 90 112" fill="none" stroke="${INK}" stroke-width="9"/>` +
  `<path d="M22 112C30 134 82 134 90 112" fill="none" stroke="#d9a63c" stroke-width="5" stroke-dasharray="6 3"/>`;
const HOARD = cube(34, 124, 1.35) + cube(78, 124, 1.35) + cube(56, 122, 1.5, true);
const MINE_ALONE =
  cube(0, 0, 2.5, true) + arrow("M-64 0H-36M-46-11L-34 0-46 11M64 0H36M46-11L34 0 46 11", "#ffd1a0", 9);

const ROLES: Readonly<Record<string, Role>> = {
  miner: {
    dwarf: { hat: "lamp", cloth: "#e0a53a", hair: "#b5532a", beard: "round", skin: "#e0a878" },
    ground: "#2b1e0c",
    stone: { ...MINE, cold: ["#4a3413", "#6b4a1c"], lit: "#ffcf7a" },
    line: "#ffd98a",
    light: 1,
    sign: toolPicture("pickaxe"),
  },
  saboteur: {
    dwarf: { hat: "hood", cloth: "#4a2a52", hair: "#2a2026", beard: "fork", skin: "#c9a08a" },
    ground: "#1d1020",
    stone: { ...MINE, cold: ["#2c1b33", "#43294c"], lit: "#a86fb8" },
    line: "#e08ab0",
    light: 0.25,
    sign: BOMB,
  },
  "blue-miner": {
    dwarf: { hat: "horns", cloth: "#2f6fd0", hair: "#e9e2d2", beard: "long", skin: "#e0a878" },
    ground: "#0e1c38",
    stone: { ...MINE, cold: ["#1c3056", "#2a4678"], lit: "#8fc0ff" },
    line: "#8fc0ff",
    light: 0.8,
    sign: clan(DISC),
    badge: worn(DISC),
  },
  "green-miner": {
    dwarf: { hat: "feather", cloth: "#2c8a4a", hair: "#6b4024", beard: "braid", skin: "#efc09a" },
    ground: "#0c2615",
    stone: { ...MINE, cold: ["#18442a", "#27633e"], lit: "#93e0a4" },
    line: "#93e0a4",
    light: 0.8,
    sign: clan(DIAMOND),
    badge: worn(DIAMOND),
  },
  boss: {
    dwarf: { hat: "stovepipe", cloth: "#3b4250", hair: "#8d8f96", beard: "fork", skin: "#e8b48a" },
    ground: "#241c10",
    stone: { ...MINE, cold: ["#4a3a22", "#66512e"], lit: "#e7cf96" },
    line: "#e7cf96",
    light: 0.9,
    sign: `<g transform="scale(1.7)">${BOTH}</g>`,
    badge: CHAIN,
  },
  profiteer: {
    dwarf: { hat: "bowler", cloth: "#5b4a7a", hair: "#2c2320", beard: "braid", skin: "#efc09a" },
    ground: "#1c1a16",
    stone: { ...MINE, cold: ["#3a3a3a", "#53524e"], lit: "#d6d0c0" },
    line: "#e6dcc4",
    light: 0.5,
    sign: bag(0, 4, 1.5, 2),
    badge: MONOCLE,
  },
  geologist: {
    dwarf: { hat: "straw", cloth: "#c7b07a", hair: "#7a4a24", beard: "round", skin: "#e0a878" },
    ground: "#191430",
    stone: { ...MINE, cold: ["#2a2450", "#3d3570"], lit: "#a98cff" },
    line: "#cfc0ff",
    light: 0.55,
    sign: crystal(0, 34, 2.5),
    badge: GLASSES + crystal(24, 128, 1.1) + crystal(88, 128, 1.1),
  },
  greedy: {
    dwarf: { hat: "cone", cloth: "#8a3b22", hair: "#d9a04a", beard: "round", skin: "#e8b48a" },
    ground: "#26140a",
    stone: { ...MINE, cold: ["#4c2a1a", "#6a3c24"], lit: "#ffb98a" },
    line: "#ffd1a0",
    light: 0.9,
    sign: MINE_ALONE,
    badge: HOARD,
  },
};

/** The clans are called by their colours too. */
const ALSO: Readonly<Record<string, string>> = { blue: "blue-miner", green: "green-miner" };

export const roleNames = Object.keys(ROLES);
export const isRole = (name: string): boolean => roleNames.includes(name) || Object.hasOwn(ALSO, name);

export function roleFace(alias: string): string {
  const name = ALSO[alias] ?? alias;
  const { dwarf, ground, stone, line, light, sign, badge = "" } = ROLES[name] as Role;
  return sheet(
    ground,
    rockface("role" + name, stone) +
      `<circle cx="56" cy="74" r="56" fill="url(#art-light)" opacity="${light}"/>` +
      `<g transform="translate(56 86)scale(1.14)">${portrait(dwarf)}</g>${badge}` +
      band(138, "#0b0d11", line, `<g transform="translate(56 156)scale(.34)">${sign}</g>`) +
      border(MINE.lit) + frame(line, 0.6),
  );
}
