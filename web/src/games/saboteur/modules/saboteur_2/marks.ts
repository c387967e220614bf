import { INK, OUTLINE } from "../../../../art/palette";
import { cube } from "../../../../art/things/cube";
import { line } from "../../../../art/things/signs";
import { TOOLS, toolPicture, type Tool } from "../../art/tools";

/** What lies before a player, small enough for a chip: bars, a sack from which gold goes. */

export const MARK_BOX = "-26 -26 52 52";

const bar = (x: number): string =>
  `<path d="M${x}-22V22" stroke="${INK}" stroke-width="9"/><path d="M${x}-21V21" stroke="#dfe8f2" stroke-width="5"/>`;
const rod = (y: number): string =>
  `<path d="M-24 ${y}H24" stroke="${INK}" stroke-width="10"/><path d="M-23 ${y}H23" stroke="#8793a3" stroke-width="5.5"/>`;

const broken = (tool: Tool): string => `<g transform="scale(.5)">${toolPicture(tool, true)}</g>`;

export const MARKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TOOLS.map((tool) => [tool, broken(tool)])),
  trap: [-14, 0, 14].map(bar).join("") + rod(-17) + rod(17),
  theft:
    `<path d="M-8-16L-13-23H5L0-16C13-8 15 4 13 13 11 21-19 21-21 13-23 4-21-8-8-16Z" fill="#b98ca8" ${OUTLINE}/>` +
    `<path d="M-9-15H1" stroke="${INK}" stroke-width="4.4"/>` +
    cube(-4, 5, 1) + line("M8-6H23M17-13L24-6 17 1", "#ffe1f1", 4.4),
};
