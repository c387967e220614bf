import { OPPOSITE, SIDES, type Side } from "./cardMeasures";

/** What is printed on a path card: tunnels are sides linked inside the card, stubs are mouths that lead nowhere. */
export interface Shape {
  readonly tunnels: readonly (readonly Side[])[];
  readonly stubs: readonly Side[];
  readonly ladder: boolean;
  readonly door: Door | null;
  readonly crystal: boolean;
}

export type Door = "blue" | "green";

const SPELLING = /^([NESW]*)(?:\+([NESW]+))?([nesw]*)(#?)(?::(blue|green))?(\*?)$/;

const inOrder = (sides: Iterable<Side>): Side[] => {
  const given = new Set(sides);
  return SIDES.filter((side) => given.has(side));
};

/** The shape that a name of the card notation spells (`NESW`, `NS+EW`, `NSe:green`, `ES#`, `ESWn*`), else null. */
export function parseShape(name: string): Shape | null {
  const found = SPELLING.exec(name);
  if (!found) return null;
  const [, first = "", second = "", dead = "", ladder, door, crystal] = found;
  const letters = first + second + dead.toUpperCase();
  if (letters === "" || new Set(letters).size < letters.length) return null;
  return {
    tunnels: [first, second].filter((tunnel) => tunnel !== "").map((tunnel) => [...tunnel] as Side[]),
    stubs: [...dead.toUpperCase()] as Side[],
    ladder: ladder === "#",
    door: (door as Door | undefined) ?? null,
    crystal: crystal === "*",
  };
}

/** The same card after half a turn: other sides, drawn anew, so that light and letters stay upright. */
export function turned(shape: Shape): Shape {
  const half = (sides: readonly Side[]): Side[] => inOrder(sides.map((side) => OPPOSITE[side]));
  const first = (sides: readonly Side[]): number => SIDES.indexOf(sides[0] ?? "N");
  return {
    ...shape,
    tunnels: shape.tunnels.map(half).sort((a, b) => first(a) - first(b)),
    stubs: half(shape.stubs),
  };
}

/** The name of a shape; `parseShape` reads it back. */
export const spell = (shape: Shape): string =>
  shape.tunnels.map((tunnel) => tunnel.join("")).join("+") +
  shape.stubs.join("").toLowerCase() +
  (shape.ladder ? "#" : "") +
  (shape.door ? `:${shape.door}` : "") +
  (shape.crystal ? "*" : "");

/** Every side with a mouth, stubs included, in the order N E S W. */
export const openSides = (shape: Shape): Side[] => inOrder([...shape.tunnels.flat(), ...shape.stubs]);
