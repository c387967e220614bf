import { mix } from "../colour";
import { num, pair } from "../markup";

/** A nailed board round its middle, `angle` degrees from level. */
export function plank(x: number, y: number, length: number, width: number, angle: number, tone: string): string {
  const [l, w] = [length / 2, width / 2];
  return (
    `<g transform="translate(${pair(x, y)})rotate(${angle})">` +
    `<path d="M${pair(-l, 1.6 - w)}h${length}v${width}h${-length}z" fill="#0a0705" opacity=".55"/>` +
    `<rect x="${-l}" y="${-w}" width="${length}" height="${width}" rx="1" fill="${mix(tone, "#1b0f07", 0.45)}"/>` +
    `<path d="M${pair(0.6 - l, 0.5 - w)}h${num(length - 1.2)}v${num(width * 0.55)}h${num(1.2 - length)}z" ` +
    `fill="${tone}"/>` +
    `<path d="M${-l + 3} 0h.01M${l - 3} 0h.01" stroke="#2a1a10" stroke-width="2" stroke-linecap="round"/></g>`
  );
}

/** A round wooden table with a rail across: the sign that these tunnels join here. */
export const turntable = ([x, y]: readonly [number, number]): string =>
  `<g transform="translate(${pair(x, y + 2)})"><circle r="15" cy="1.5" fill="#3a2010" opacity=".55"/>` +
  `<circle r="14" fill="#7d4f28" stroke="#4a3324" stroke-width="1.6"/>` +
  `<path d="M-9-9.5V9.5M-4.5-12.5V12.5M0-13.5V13.5M4.5-12.5V12.5M9-9.5V9.5" stroke="#5f3a1b"/>` +
  `<circle r="12.2" fill="none" stroke="#d9b27a"/><path d="M-13-5H13M-13 5H13" stroke="#f6e3c2" stroke-width="1.3"/>` +
  `<circle r="2.6" fill="#4a3324" stroke="#f6e3c2" stroke-width=".8"/></g>`;
