import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import LostMinesBoard from "../../src/games/lost_mines/Board.svelte";
import SaboteurBoard from "../../src/games/saboteur/Board.svelte";
import PlayerTools from "../../src/games/saboteur/PlayerTools.svelte";
import { KEY, Session } from "../../src/net/session.svelte";
import type { Change } from "../../src/net/merge";
import type { AnyEvent, CellData, ForestData, TableView } from "../../src/net/wire";
import Hand from "../../src/table/hand/Hand.svelte";
import { leave } from "../../src/ui/leave";
import { FakeSocket, mine, snapshot, tableView } from "../kit";

const screen = vi.hoisted(() => ({ still: { current: false } }));
vi.mock("../../src/ui/screen.svelte", async (original) => ({ ...(await original<object>()), ...screen }));

/** What was set moving from code, and how; `end` brings it there. */
let moved: { element: Element; frames: Keyframe[]; time: number; end: () => void }[];

beforeEach(() => {
  screen.still.current = false;
  moved = [];
  document.querySelectorAll(".flight").forEach((picture) => picture.remove());
  Element.prototype.animate = function (this: Element, frames, options): Animation {
    const time = typeof options === "number" ? options : Number(options?.duration ?? 0);
    const animation = { cancel: () => undefined, onfinish: null as (() => void) | null };
    const end = (): void => animation.onfinish?.();
    moved.push({ element: this, frames: frames as Keyframe[], time, end });
    // What takes no time is over at once; anything else runs on until the test ends it.
    if (time === 0) queueMicrotask(end);
    return animation as unknown as Animation;
  };
});

const path = (x: number, y: number, card: string): CellData => ({
  x,
  y,
  what: "path",
  card,
  turned: false,
  seen_by: [], chest: null,
});
const LAID: AnyEvent = { event: "PathLaid", number: 0, seat: 0, card: "EW", x: 1, y: 0, turned: false };

interface Shown {
  session: Session;
  container: Element;
  happen: (patch: Change, ...events: AnyEvent[]) => Promise<void>;
}

function show(component: typeof SaboteurBoard | typeof LostMinesBoard, changes: Partial<TableView> = {}): Shown {
  const session = new Session("GOLD12", () => new FakeSocket());
  session.table.apply(snapshot({ version: 1, view: tableView(changes) }));
  const view = (): TableView => session.table.view as TableView;
  const props = (): { view: TableView; forest: ForestData } => ({ view: view(), forest: view().forest as ForestData });
  const { container, rerender } = render(component as typeof LostMinesBoard, { props: props(), context: new Map([[KEY, session]]) });
  let version = 1;
  const happen = async (patch: Change, ...events: AnyEvent[]): Promise<void> => {
    session.table.apply({ type: "update", version: ++version, patch, events });
    await rerender(props());
    await tick();
    await tick();
  };
  return { session, container, happen };
}

const flights = (): NodeListOf<Element> => document.querySelectorAll(".flight");

describe("a tunnel is laid", () => {
  it("and its card flies to its place, out of reach of any finger", async () => {
    const { happen, container } = show(SaboteurBoard);
    document.body.insertAdjacentHTML("beforeend", '<div data-testid="hand"></div>');
    await happen({ mine: mine(path(1, 0, "EW")) }, LAID);
    expect(flights()).toHaveLength(1);
    expect((flights()[0] as HTMLElement).style.pointerEvents).toBe("none");
    const flight = moved.find(({ element }) => element.classList.contains("flight"));
    expect(flight?.time).toBeLessThan(400);
    expect(container.querySelectorAll(".lies.fresh")).toHaveLength(1);
  });

  it("and lies there at once if others have had time to say no: it was seen there all the while", async () => {
    const { happen, container } = show(SaboteurBoard);
    await happen({ declared: "lay EW 1,0", decision: "veto" }, LAID);
    expect(container.querySelectorAll('[data-testid="declared"]')).toHaveLength(1);
    await happen({ declared: null, decision: "turn", mine: mine(path(1, 0, "EW")) });
    expect(container.querySelectorAll('[data-testid="declared"], .lies.fresh')).toHaveLength(0);
    await happen({ mine: mine(path(2, 0, "EW")) }, { ...LAID, number: 1, x: 2 });
    expect(container.querySelectorAll(".lies.fresh")).toHaveLength(1);
  });

  it("and light runs into what it has reached, step by step", async () => {
    const { happen, container } = show(SaboteurBoard, { mine: [...tableView().mine, path(2, 0, "EW"), path(5, 1, "NS")] });
    expect(container.querySelectorAll('[data-testid="light"]')).toHaveLength(0);
    await happen({ mine: mine(path(1, 0, "EW")) }, LAID);
    const lights = [...container.querySelectorAll('[data-testid="light"] path')] as HTMLElement[];
    const waits = lights.map(({ style }) => parseInt(style.animationDelay));
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
  });

  it("and what was there when the page was opened does not move", () => {
    const { container } = show(SaboteurBoard, { mine: [...tableView().mine, path(1, 0, "EW")] });
    expect(container.querySelectorAll('.fresh, [data-testid="light"], [data-testid="dust"]')).toHaveLength(0);
    expect(flights()).toHaveLength(0);
  });
});

const FOREST: ForestData = {
  columns: 9,
  rows: 3,
  clans: [],
  dwarfs: [],
  steps: 0,
  tools: [],
  edges: [],
  treasures: [],
  dragon: null,
  walks: [],
  out_of_reach: [],
  in_reach: [],
};
const BOARDS = [
  ["mine", SaboteurBoard, null],
  ["forest", LostMinesBoard, FOREST],
] as const;

describe("a goal", () => {
  const opened = { x: 8, y: 0, what: "goal", card: "treasure", turned: false, seen_by: [], chest: null };
  const revealed: AnyEvent = { event: "GoalRevealed", number: 0, seat: 0, x: 8, y: 0, goal: "treasure" };

  it("turns over, back first, and the treasure glows", async () => {
    const { happen, container } = show(SaboteurBoard);
    await happen({ mine: mine(opened) }, revealed);
    expect(container.querySelectorAll(".goal.treasure.fresh")).toHaveLength(1);
    const turning = moved.filter(({ frames }) => JSON.stringify(frames).includes("scaleX"));
    expect(turning).toHaveLength(1);
    expect(turning[0]?.time).toBeLessThan(400);
  });

  it("that is a stone does not glow", async () => {
    const { happen, container } = show(SaboteurBoard);
    await happen({ mine: mine({ ...opened, card: "stone-ne" }) }, { ...revealed, goal: "stone-ne" });
    expect(container.querySelectorAll(".goal.fresh")).toHaveLength(1);
    expect(container.querySelectorAll(".treasure")).toHaveLength(0);
  });
});

describe("a goal that is shown at the end", () => {
  it.each(BOARDS)("of the %s is there all the while", async (_, component, forest) => {
    const hidden = { ...path(8, 0, "stone-ne"), what: "hidden", card: null };
    const { happen, container } = show(component, { forest, mine: [path(0, 0, "EW"), hidden] });
    const shown: AnyEvent = { event: "GoalShown", number: 0, x: 8, y: 0, goal: "stone-ne" };
    await happen({ mine: mine({ ...hidden, card: "stone-ne" }) }, shown);
    expect(container.querySelectorAll(".peek")).toHaveLength(1);
    expect(container.querySelectorAll(".lies.fresh")).toHaveLength(0);
  });
});

describe("rock falls", () => {
  const removed: AnyEvent = { event: "PathRemoved", number: 0, seat: 1, card: "EW", x: 1, y: 0 };

  it("and the card shakes in a cloud of dust", async () => {
    const { happen, container } = show(SaboteurBoard, { mine: [...tableView().mine, path(1, 0, "EW")] });
    await happen({ mine: { "-": ["1,0"] } }, removed);
    expect(container.querySelectorAll('[data-testid="dust"]')).toHaveLength(1);
    const shaking = moved.filter(({ frames }) => JSON.stringify(frames).includes("translate("));
    expect(shaking).toHaveLength(1);
    expect(shaking[0]?.time).toBeLessThan(400);
  });

  it("but the mine of the last round just goes", async () => {
    const { happen } = show(SaboteurBoard, { mine: [...tableView().mine, path(1, 0, "EW")] });
    await happen({ mine: { "-": ["1,0"] }, round: 2 });
    expect(moved.filter(({ time }) => time > 0)).toEqual([]);
  });
});

describe("a drawn card", () => {
  const drew: AnyEvent = { event: "CardDrawn", number: 1, seat: 0, card: "map" };

  it("slides in, alone", async () => {
    const { happen, container } = show(Hand, { hand: ["NE", "EW"] });
    expect(container.querySelectorAll(".drawn")).toHaveLength(0);
    await happen({ hand: ["NE", "map"] }, LAID, drew);
    const cards = [...container.querySelectorAll(".drawn")];
    expect(cards.map((card) => card.getAttribute("data-card"))).toEqual(["map"]);
  });

  it("of somebody else does not", async () => {
    const { happen, container } = show(Hand, { hand: ["NE", "EW"] });
    await happen({}, { ...drew, number: 0, seat: 1, card: null });
    expect(container.querySelectorAll(".drawn")).toHaveLength(0);
  });
});

describe("a tool", () => {
  it("breaks or mends before one’s eyes, when it does and not later", () => {
    const tools = (props: object): Element => render(PlayerTools, props).container;
    const broken = ["cart"];
    expect(tools({ broken }).querySelectorAll(".breaks, .mends")).toHaveLength(0);
    expect(tools({ broken, blows: new Map([["cart", "breaks"]]) }).querySelectorAll(".breaks")).toHaveLength(1);
    expect(tools({ broken: [], blows: new Map([["cart", "mends"]]) }).querySelectorAll(".mends")).toHaveLength(1);
    // A blow that was stopped by a veto leaves the tool whole.
    expect(tools({ broken: [], blows: new Map([["cart", "breaks"]]) }).querySelectorAll(".breaks")).toHaveLength(0);
  });
});

describe("what leaves", () => {
  const GOAL = { ...path(8, 0, "treasure"), what: "goal" };
  const BACK = { ...GOAL, what: "hidden", card: null };

  const cards = (container: Element): string[] =>
    [...container.querySelectorAll(".cell:has(.lies)")].map((cell) => {
      const { style } = cell as HTMLElement;
      return `${style.getPropertyValue("--x")},${style.getPropertyValue("--y")} ${cell.getAttribute("data-card") ?? ""}`;
    });

  async function end(): Promise<void> {
    for (const { time, end } of moved) if (time > 0) end();
    await tick();
  }

  it.each(BOARDS)("the %s of the last round, with a goal turned up in it, just goes", async (_, component, forest) => {
    const { happen, container } = show(component, { forest, mine: [path(0, 0, "EW"), path(1, 0, "EW"), GOAL] });
    await happen({ mine: { "-": ["1,0"], ...mine(BACK) }, round: 2 });
    expect(cards(container)).toEqual(["0,0 EW", "8,0 "]);
    expect(container.querySelectorAll("[inert]")).toHaveLength(0);
  });

  it.each(BOARDS)("a card of the %s that goes while a goal turns is out of sight, then away", async (_, component, forest) => {
    const { happen, container } = show(component, { forest, mine: [path(0, 0, "EW"), path(1, 0, "EW"), BACK] });
    await happen({ mine: { "-": ["1,0"], ...mine(GOAL) } });
    const gone = container.querySelector('[inert][data-card="EW"]');
    expect(moved.filter(({ element }) => element === gone).at(-1)?.frames).toContainEqual({ visibility: "hidden" });
    await end();
    expect(cards(container)).toEqual(["0,0 EW", "8,0 treasure"]);
    expect(container.querySelectorAll("[inert]")).toHaveLength(0);
  });

  it.each([true, false])("never does so while Svelte still counts what leaves with it (still: %s)", (still) => {
    screen.still.current = still;
    for (const manner of [null, { duration: 0 }, { duration: 200 }]) {
      const way = leave(document.body, manner);
      expect(typeof way === "function" || Number(way.duration) > 0).toBe(true);
    }
  });
});

describe("whoever wants no motion", () => {
  beforeEach(() => {
    screen.still.current = true;
  });

  it("sees none: no flight, no light, no dust, nothing set moving", async () => {
    const { happen, container } = show(SaboteurBoard, { mine: [...tableView().mine, path(2, 0, "EW")] });
    await happen({ mine: mine(path(1, 0, "EW")) }, LAID);
    await happen({ mine: { "-": ["1,0"] } }, { event: "PathRemoved", number: 1, seat: 1, card: "EW", x: 1, y: 0 });
    expect(flights()).toHaveLength(0);
    expect(container.querySelectorAll('[data-testid="light"], [data-testid="dust"]')).toHaveLength(0);
    expect(container.querySelectorAll("[inert]")).toHaveLength(0);
    expect(moved.filter(({ time }) => time > 0)).toEqual([]);
  });
});

describe("the style sheets", () => {
  // The clock of a veto is no motion: it shows the time.
  const sources = import.meta.glob<string>(
    ["../../src/{art,board,games/saboteur,games/lost_mines/art,people,table}/**/*.svelte", "!**/VetoClock.svelte"],
    { query: "?raw", import: "default", eager: true },
  );

  /** The rules of a style sheet with the media they stand under. */
  function rules(source: string): { media: string; rule: string }[] {
    const css = (source.split("<style>")[1] ?? "")
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/@keyframes \w+ \{(\s*[^{}]+\{[^{}]*\})*\s*\}/g, "");
    const found: { media: string; rule: string }[] = [];
    const outside = css.replace(/@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g, (_, media: string, inside: string) => {
      for (const rule of inside.split("}")) found.push({ media, rule });
      return "";
    });
    for (const rule of outside.split("}")) found.push({ media: "", rule });
    return found;
  }
  const all = Object.entries(sources).flatMap(([file, source]) => rules(source).map((rule) => ({ file, ...rule })));
  const animated = all.filter(({ rule }) => /\banimation:/.test(rule));

  it("animate only for those who have not asked for less motion", () => {
    expect(animated.length).toBeGreaterThan(8);
    const wrong = animated.filter(({ media, rule }) => !media.includes("no-preference") && !rule.includes("steps(1)"));
    expect(wrong).toEqual([]);
  });

  it("keep every motion under 400 ms, but for the breath of the lit places", () => {
    for (const { rule } of animated) {
      if (/var\(--breath\)|steps\(1\)/.test(rule)) continue;
      for (const [, time] of rule.matchAll(/(\d+)ms/g)) expect(Number(time), rule).toBeLessThan(400);
    }
  });

  it("give text its size in rem, so that it grows with the reader’s wish", () => {
    const wrong = all.filter(({ rule }) => /font(-size)?:[^;]*\dpx/.test(rule));
    expect(wrong).toEqual([]);
  });
});
