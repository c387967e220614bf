import { placed } from "../markup";

/** Pyrite's own mark, and gold wherever gold is meant: a cube about 20 units high round 0,0. */
const TONES = [
  ["#ffe9a8", "#d9a63c", "#8f6420"],
  ["#fff3c9", "#e7bb55", "#a0742a"],
] as const;

export function cube(x: number, y: number, scale: number, bright = false): string {
  const [top, left, right] = TONES[bright ? 1 : 0];
  return placed(
    x,
    y,
    scale,
    `<path d="M0-10L9-5V5L0 10-9 5V-5Z" fill="#1a0f05" transform="translate(0 1.2)scale(1.08)" opacity=".55"/>` +
      `<path d="M0-10L9-5 0 0-9-5Z" fill="${top}"/><path d="M-9-5L0 0V10L-9 5Z" fill="${left}"/>` +
      `<path d="M9-5L0 0V10L9 5Z" fill="${right}"/>` +
      `<path d="M-6-1.6L-3 0M-6 1.4L-3 3M6-1.6L3 0" stroke="#6b4714" stroke-width=".7" opacity=".6"/>`,
  );
}

const SPARKLES =
  `<path d="M-20-16l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM21-20l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2z" ` +
  `fill="#fff6cf"/>`;

/** The treasure: the only full-strength glow in the game. */
export const treasure = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    `<circle r="46" fill="url(#art-gold)"/><ellipse cy="16" rx="30" ry="8" fill="#1a0f05" opacity=".5"/>` +
      cube(-17, 9, 0.9) + cube(17, 10, 0.95) + cube(0, 13, 1.05, true) +
      cube(-9, 0, 0.95, true) + cube(10, 0, 0.9) + cube(1, -12, 1.05, true) +
      SPARKLES,
  );
