import type { Point } from "./cardMeasures";

/** A number as short as a tenth of a unit allows: `-.5`, not `-0.50`. */
export const num = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/** Two numbers; the minus sign parts them where there is one. */
export const pair = (x: number, y: number): string => num(x) + (num(y).startsWith("-") ? "" : " ") + num(y);

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A closed path of straight lines, in short relative steps. */
export function polygon(corners: readonly Point[]): string {
  let out = "";
  let [px, py] = [0, 0];
  corners.forEach(([cx, cy], i) => {
    const [x, y] = [tenth(cx), tenth(cy)];
    const step = i === 0 ? pair(x, y) : pair(x - px, y - py);
    out += i === 0 ? `M${step}` : i === 1 ? `l${step}` : step.startsWith("-") ? step : ` ${step}`;
    [px, py] = [x, y];
  });
  return out + "z";
}

/** A closed smooth path: the corners are pulled at, the middles between them are met. */
export function smooth(corners: readonly Point[]): string {
  const count = corners.length;
  const corner = (i: number): Point => corners[i % count] ?? [0, 0];
  const middle = (i: number): Point => {
    const [a, b] = [corner(i), corner(i + 1)];
    return [tenth((a[0] + b[0]) / 2), tenth((a[1] + b[1]) / 2)];
  };
  let [px, py] = middle(0);
  let out = `M${pair(px, py)}`;
  for (let i = 1; i <= count; i++) {
    const [cx, cy] = corner(i);
    const [x, y] = middle(i);
    const step = pair(x - px, y - py);
    out += `q${pair(cx - px, cy - py)}${step.startsWith("-") ? "" : " "}${step}`;
    [px, py] = [x, y];
  }
  return out + "z";
}

/** An ellipse as a path, so that many of one colour are one shape. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${pair(x - rx, y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0${pair(-2 * rx, 0)}`;

/** A drawing moved to a place. */
export function placed(x: number, y: number, scale: number, drawing: string): string {
  const scaled = scale === 1 ? "" : `scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${pair(x, y)})${scaled}">${drawing}</g>`;
}

/** The polygon drawn in towards a centre, then moved. */
export const shrunk = (corners: readonly Point[], [cx, cy]: Point, scale: number, dx = 0, dy = 0): Point[] =>
  corners.map(([x, y]) => [cx + (x - cx) * scale + dx, cy + (y - cy) * scale + dy]);
