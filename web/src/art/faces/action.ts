import { TOOLS, toolPicture, type Tool } from "../../games/saboteur/art/tools";
import { CHESTS } from "../../games/saboteur/modules/chests/chestScenes";
import { mix } from "../colour";
import { placed } from "../markup";
import { DEEDS } from "../things/deeds";
import { HAND, MAP, ROCKFALL } from "../things/papers";
import { band, frame, sheet } from "./blankCard";
import { VERBS, type Verb } from "./verbs";

/** Cards that are no tools: the verb each belongs to, and its picture. */
const SCENES: Readonly<Record<string, { verb: keyof typeof VERBS; drawing: string }>> = {
  rockfall: { verb: "rockfall", drawing: ROCKFALL },
  map: { verb: "map", drawing: MAP },
  veto: { verb: "veto", drawing: HAND },
  ...scenes(DEEDS, (name) => (name.includes("swap") ? "swap" : (name as keyof typeof VERBS))),
  ...scenes(CHESTS, () => "chest"),
};

function scenes(
  drawings: Readonly<Record<string, string>>,
  verbOf: (name: string) => keyof typeof VERBS,
): typeof SCENES {
  return Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [name, { verb: verbOf(name), drawing }]),
  );
}

/** The same card under another name. */
const ALSO: Readonly<Record<string, string>> = {
  "swap-hats": "hat-swap",
  "swap-hands": "hand-swap",
  "change-direction": "direction",
  handyman: "fix-pickaxe-lantern-cart",
};

/** The names of all actions besides breaking and repairing. */
export const sceneNames = Object.keys(SCENES);

interface Action {
  readonly verb: keyof typeof VERBS;
  readonly tools: readonly Tool[];
  readonly drawing: string;
}

/** What an action card's name says, else null: `break-cart`, `fix-pickaxe-lantern`, `rockfall`, `theft`, `chest-a`. */
function parseAction(alias: string): Action | null {
  const name = Object.hasOwn(ALSO, alias) ? (ALSO[alias] ?? alias) : alias;
  const scene = Object.hasOwn(SCENES, name) ? SCENES[name] : undefined;
  if (scene) return { ...scene, tools: [] };
  const [verb, ...tools] = name.split("-");
  const known = tools.every((tool): tool is Tool => (TOOLS as readonly string[]).includes(tool));
  if (!known || tools.length === 0 || tools.length !== new Set(tools).size) return null;
  if (verb === "fix" || (verb === "break" && tools.length === 1))
    return { verb, tools, drawing: toolsDrawn(tools, verb === "break", VERBS[verb].tones[2]) };
  return null;
}

export const isAction = (name: string): boolean => parseAction(name) !== null;

export function actionFace(name: string): string {
  const { verb, tools, drawing } = parseAction(name) as Action;
  const { tones }: Verb = VERBS[verb];
  return actionSheet(VERBS[verb], tools.length > 0 ? drawing : placed(56, 70, 0.98, drawing), choice(tools, tones[2]));
}

/** An action card: its drawing before the panel of its verb, the verb's sign in the band, and `beside` it. */
export function actionSheet({ tones, panel, sign, light }: Verb, drawing: string, beside = ""): string {
  const [plate, ground, line] = tones;
  return sheet(
    mix(ground, "#0b0d11", 0.25),
    `<path d="${panel}" fill="#08090c" opacity=".5" transform="translate(0 3)"/>` +
      `<path d="${panel}" fill="${plate}" stroke="${line}" stroke-width="2" stroke-linejoin="round"/>` +
      `<circle cx="56" cy="68" r="52" fill="url(#art-light)" opacity="${light}"/>` +
      drawing +
      band(136, mix(ground, "#05060a", 0.35), line, placed(56, 155, 0.86, sign(line)) + beside) +
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

function toolsDrawn(tools: readonly Tool[], broken: boolean, line: string): string {
  const places = PLACES[tools.length] ?? [];
  const drawn = tools.map((tool, i) => placed(...(places[i] ?? [56, 70, 1]), toolPicture(tool, broken)));
  const between = `<path d="M22 88L90 54" stroke="${line}" stroke-width="1.6" stroke-dasharray="3 4"/>`;
  return drawn.join("") + (tools.length === 2 ? between : "");
}

/** One filled dot and the others hollow: choose one. */
export function choice(tools: readonly unknown[], line: string): string {
  const others = tools.slice(1).map((_, i) => {
    const y = 155 + (i - (tools.length - 2) / 2) * 11;
    return `<circle cx="98" cy="${y}" r="3.5" fill="none" stroke="${line}" stroke-width="1.5"/>`;
  });
  return others.length === 0 ? "" : `<circle cx="86" cy="155" r="4.2" fill="${line}"/>` + others.join("");
}
