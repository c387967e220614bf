import { num, pair, placed } from "../markup";

type Tones = readonly [body: string, lit: string, tip: string];
const NEAR: Tones = ["#7a5bd6", "#a98cff", "#ece4ff"];
const FAR: Tones = ["#5a41b0", "#8a6df0", "#cfc0ff"];

function shard(x: number, height: number, width: number, angle: number, [body, lit, tip]: Tones): string {
  const shoulder = -height * 0.7;
  const ridge = -width * 0.2;
  return (
    `<g transform="translate(${num(x)} 0)rotate(${angle})">` +
    `<path d="M${pair(-width, 0)}V${num(shoulder)}L0${num(-height)} ${pair(width, shoulder)}V0Z" fill="${body}"/>` +
    `<path d="M${pair(-width, 0)}V${num(shoulder)}L0${num(-height)}L${pair(ridge, -height * 0.66)}V0Z" ` +
    `fill="${lit}"/>` +
    `<path d="M0${num(-height)}L${pair(ridge, -height * 0.66)}L${pair(width, shoulder)}Z" fill="${tip}"/></g>`
  );
}

/** Four shards standing on a ledge, about 34 units wide and 28 high, base at the given point. */
export const crystal = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    `<circle cy="-8" r="27" fill="url(#art-crystal)"/><ellipse cy="3" rx="17" ry="5" fill="#0c0d14" opacity=".6"/>` +
      shard(-8, 17, 3.6, -26, FAR) + shard(8, 18, 3.8, 24, FAR) +
      shard(-3.5, 23, 4.3, -9, NEAR) + shard(4, 28, 5, 7, NEAR) +
      `<path d="M-15 4l6-6 7 3 6-4 6 4 6 3z" fill="#39414f"/>`,
  );
