import { mix } from "../colour";
import { placed } from "../markup";
import { HAND, MAP, ROCKFALL } from "../things/papers";
import { TOOLS, toolPicture, type Tool } from "../tools";
import { band, frame, sheet } from "./sheet";

/** A kind of action: the outline of its panel says the verb, the sign in the band says it again. */
interface Verb {
  readonly tones: readonly [panel: string, ground: string, line: string];
  readonly panel: string;
  readonly sign: (line: string) => string;
  readonly light: number;
}

const stroke = (path: string, width: number) => (line: string): string =>
  `<path d="${path}" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round"/>`;

const VERBS = {
  break: {
    tones: ["#5c1f18", "#2a0f0e", "#ff8a6a"],
    panel: "M16 14L58 18 98 12 100 58 95 84 101 126 60 121 44 127 13 122 17 78 11 52Z",
    sign: stroke("M-15-13L15 13M15-13L-15 13", 6.5),
    light: 0.28,
  },
  fix: {
    tones: ["#1d5a4c", "#0d2924", "#7fe0c0"],
    panel: "M56 13C84 13 101 36 101 70S84 127 56 127 11 104 11 70 28 13 56 13Z",
    sign: stroke("M-16 1L-5 12 16-11", 6.5),
    light: 0.5,
  },
  rockfall: {
    tones: ["#454b58", "#1c2029", "#c6d0dd"],
    panel: "M56 11L103 52 92 126H20L9 52Z",
    sign: stroke("M0-13V7M-10-1L0 11 10-1", 5.5),
    light: 0.5,
  },
  map: {
    tones: ["#24476b", "#10202f", "#9cd0f2"],
    panel: "M14 18Q35 10 56 16T98 16V122Q77 116 56 122T14 122Z",
    sign: (line) =>
      `<path d="M-19 0Q0-18 19 0 0 18-19 0Z" fill="none" stroke="${line}" stroke-width="4"/>` +
      `<circle r="5.5" fill="${line}"/>`,
    light: 0.5,
  },
  veto: {
    tones: ["#4d4238", "#1f1a15", "#f0e2c4"],
    panel: "M38 12H74L101 40V99L74 127H38L11 99V40Z",
    sign: (line) =>
      `<circle r="14.5" fill="none" stroke="${line}" stroke-width="5"/>` +
      `<path d="M-10-10L10 10" stroke="${line}" stroke-width="5"/>`,
    light: 0.35,
  },
} as const satisfies Record<string, Verb>;

const PAPERS = { rockfall: ROCKFALL, map: MAP, veto: HAND };

interface Action {
  readonly verb: keyof typeof VERBS;
  readonly tools: readonly Tool[];
}

/** What an action card's name says, else null: `break-cart`, `fix-pickaxe-lantern`, `rockfall`, `map`, `veto`. */
function parseAction(name: string): Action | null {
  if (Object.hasOwn(PAPERS, name)) return { verb: name as keyof typeof PAPERS, tools: [] };
  const [verb, ...tools] = name.split("-");
  const known = tools.every((tool): tool is Tool => (TOOLS as readonly string[]).includes(tool));
  if (!known || tools.length === 0 || tools.length !== new Set(tools).size) return null;
  if (verb === "fix" || (verb === "break" && tools.length === 1)) return { verb, tools };
  return null;
}

export const isAction = (name: string): boolean => parseAction(name) !== null;

export function actionFace(name: string): string {
  const { verb, tools } = parseAction(name) as Action;
  const { tones, panel, sign, light }: Verb = VERBS[verb];
  const [plate, ground, line] = tones;
  return sheet(
    mix(ground, "#0b0d11", 0.25),
    `<path d="${panel}" fill="#08090c" opacity=".5" transform="translate(0 3)"/>` +
      `<path d="${panel}" fill="${plate}" stroke="${line}" stroke-width="2" stroke-linejoin="round"/>` +
      `<circle cx="56" cy="68" r="52" fill="url(#art-light)" opacity="${light}"/>` +
      picture(verb, tools, line) +
      band(136, mix(ground, "#05060a", 0.35), line, placed(56, 155, 0.86, sign(line)) + choice(tools, line)) +
      `<rect x=".6" y=".6" width="110.8" height="172.8" rx="6.5" fill="none" stroke="#05070a" stroke-width="2.2"/>` +
      frame(line, 0.45),
  );
}

const PLACES: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[56, 70, 0.98]],
  [[46, 46, 0.62], [66, 95, 0.62]],
  [[56, 39, 0.5], [35, 88, 0.5], [77, 92, 0.5]],
];

function picture(verb: Action["verb"], tools: readonly Tool[], line: string): string {
  if (tools.length === 0) return placed(56, 70, 0.98, PAPERS[verb as keyof typeof PAPERS]);
  const places = PLACES[tools.length] ?? [];
  const drawn = tools.map((tool, i) => placed(...(places[i] ?? [56, 70, 1]), toolPicture(tool, verb === "break")));
  const between = `<path d="M22 88L90 54" stroke="${line}" stroke-width="1.6" stroke-dasharray="3 4"/>`;
  return drawn.join("") + (tools.length === 2 ? between : "");
}

/** One filled dot and the others hollow: choose one. */
function choice(tools: readonly Tool[], line: string): string {
  const others = tools.slice(1).map((_, i) => {
    const y = 155 + (i - (tools.length - 2) / 2) * 11;
    return `<circle cx="98" cy="${y}" r="3.5" fill="none" stroke="${line}" stroke-width="1.5"/>`;
  });
  return others.length === 0 ? "" : `<circle cx="86" cy="155" r="4.2" fill="${line}"/>` + others.join("");
}
