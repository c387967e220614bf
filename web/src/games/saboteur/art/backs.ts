import { border, rockface, sheet } from "../../../art/faces/blankCard";
import { BRASS, MINE, STEEL, type Stone } from "../../../art/palette";
import { closedChest } from "../../../art/things/chest";
import { cube } from "../../../art/things/cube";

const QUESTION =
  `<path d="M44 76c0-9 5.5-14 12.5-14s12.5 4.6 12.5 11.5c0 5.5-3 8.2-6.5 11-3 2.4-4 4-4 7.5h-6.5c0-6 1.8-8.6 5.4` +
  `-11.6 2.8-2.3 4.3-3.8 4.3-6.6 0-3.1-2-5-5.2-5-3.4 0-5.5 2.3-5.5 7.2z" fill="#ffe2a0"/>` +
  `<path d="M55.2 97l5 5-5 5-5-5z" fill="#ffe2a0"/>`;

const double = (tone: string): string =>
  `<rect x="6" y="6" width="100" height="162" rx="5" fill="none" stroke="${tone}" stroke-width="1.6"/>` +
  `<rect x="9.5" y="9.5" width="93" height="155" rx="3" fill="none" stroke="${tone}" stroke-width=".7" opacity=".7"/>`;

interface Back {
  readonly stone: Stone;
  readonly tone: string;
  readonly figure: string;
}

/** The backs differ in frame, tone and figure. */
const BACKS: Readonly<Record<string, Back>> = {
  deck: {
    stone: { ...MINE, cold: ["#222a36", "#354153"], lit: "#7487a0" },
    tone: STEEL,
    figure:
      `<circle cx="56" cy="87" r="34" fill="#141a23" stroke="${STEEL}" stroke-width="1.4"/>` +
      cube(45, 95, 1.5) + cube(68, 95, 1.5) + cube(56.5, 76, 1.6, true),
  },
  chest: {
    stone: { ...MINE, cold: ["#1b1d22", "#2b2f37"], lit: "#5f6a7a" },
    tone: "#8a6a45",
    figure: closedChest(56, 90, 1.05),
  },
  goal: {
    stone: { ...MINE, cold: ["#2a2620", "#453c2e"], lit: "#a48a58" },
    tone: BRASS,
    figure:
      `<circle cx="56" cy="87" r="50" fill="url(#art-gold)" opacity=".38"/>` +
      `<path d="M56 42L96 87 56 132 16 87Z" fill="#1c1710" stroke="#e7bb55" stroke-width="2.4"/>` +
      `<path d="M56 50L89 87 56 124 23 87Z" fill="none" stroke="${BRASS}" stroke-width=".9" opacity=".7"/>` +
      QUESTION + cube(22, 26, 0.62) + cube(90, 26, 0.62) + cube(22, 148, 0.62) + cube(90, 148, 0.62),
  },
};

export const backNames = Object.keys(BACKS);

export function backFace(name: string): string {
  const { stone, tone, figure } = BACKS[name] as Back;
  return sheet("#14120f", rockface("back" + name, stone) + double(tone) + figure + border(stone.lit));
}
