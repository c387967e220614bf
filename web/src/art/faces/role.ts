import { MINE, type Stone } from "../palette";
import { portrait, type Dwarf } from "../portrait";
import { toolPicture } from "../tools";
import { band, border, frame, rockface, sheet } from "./sheet";

interface Role {
  readonly dwarf: Dwarf;
  readonly ground: string;
  readonly stone: Stone;
  readonly line: string;
  readonly light: number;
  readonly sign: string;
}

const BOMB =
  `<circle r="24" cy="8" fill="#2a2026" stroke="#e08ab0" stroke-width="5"/>` +
  `<path d="M10-12C16-30 26-30 34-34" fill="none" stroke="#e08ab0" stroke-width="5"/>` +
  `<path d="M36-44l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#ffd98a"/>`;

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
};

export const roleNames = Object.keys(ROLES);

export function roleFace(name: string): string {
  const { dwarf, ground, stone, line, light, sign } = ROLES[name] as Role;
  return sheet(
    ground,
    rockface("role" + name, stone) +
      `<circle cx="56" cy="74" r="56" fill="url(#art-light)" opacity="${light}"/>` +
      `<g transform="translate(56 86)scale(1.14)">${portrait(dwarf)}</g>` +
      band(138, "#0b0d11", line, `<g transform="translate(56 156)scale(.34)">${sign}</g>`) +
      border(MINE.lit) + frame(line, 0.6),
  );
}
