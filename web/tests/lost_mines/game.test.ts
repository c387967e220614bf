import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import { KEY, Session } from "../../src/net/session.svelte";
import type { Change } from "../../src/net/merge";
import type { ForestData, TableInfo, TableView } from "../../src/net/wire";
import Game from "../../src/table/Game.svelte";
import { FakeSocket, snapshot, tableInfo } from "../kit";
import { SOME_LOST, forestView } from "./forest";

let socket: FakeSocket;
let session: Session;
let version: number;
let rerender: (props: { view: TableView; info: TableInfo }) => Promise<void>;

const now = (): { view: TableView; info: TableInfo } => {
  const { view, info } = session.table;
  if (!view || !info) throw new Error("no game");
  return { view, info };
};

async function open(view: Partial<TableView>, forest: Partial<ForestData> = {}): Promise<void> {
  socket = new FakeSocket();
  session = new Session("GOLD12", () => socket);
  session.line.connect();
  socket.onopen?.();
  version = 7;
  socket.tell(snapshot({ view: forestView(view, forest), table: tableInfo() }));
  ({ rerender } = render(Game, { props: now(), context: new Map([[KEY, session]]) }));
  await tick();
}

interface Sent {
  id: string;
  move?: string;
}
const asked = (type: string): Sent[] => socket.sent.filter((sent) => sent.type === type) as unknown as Sent[];
const moves = (): (string | undefined)[] => asked("play").map(({ move }) => move);

/** The server does what was asked last. */
async function done(forest: Change, patch: Change = {}): Promise<void> {
  const { id } = asked("play").at(-1) as Sent;
  version += 1;
  socket.tell({ type: "update", version, patch: { ...patch, forest } });
  socket.tell({ type: "ack", id, version });
  await tick();
  await rerender(now());
  await tick();
}

const press = (testid: string): Promise<unknown> => fireEvent.click(screen.getByTestId(testid));
const banner = (): string => screen.getByTestId("decision-banner").textContent;
const lit = (): string[] =>
  [...document.querySelectorAll("[data-legal]")].map((place) => place.getAttribute("data-testid") ?? "");

const WALK = { decision: "walk", hand: ["axe"], moves: { step: ["west", "east"], stay: [""] } };
const WALKS = [
  { x: 2, y: 2, route: "W", traps: 0, discovers: false },
  { x: 5, y: 2, route: "EE", traps: 1, discovers: false },
];

describe("a walk", () => {
  it("goes step by step as each is answered, and ends where one stays", async () => {
    await open(WALK, { steps: 3, walks: WALKS });
    expect(lit()).toEqual(["cell-2,2", "cell-5,2"]);
    expect(screen.getByTestId("steps").dataset["step"]).toBe("2");
    await press("show-place");
    expect(screen.getByTestId("trail")).toBeTruthy();
    expect(banner()).toContain("2 steps · across a trap");
    await press("walk");
    expect(moves()).toEqual(["step east"]);
    await done({ dwarfs: [[4, 2], [1, 4], [1, 2]], steps: 2, walks: [] }, { hand: [] });
    expect(moves()).toEqual(["step east", "step east"]);
    await done({ dwarfs: [[5, 2], [1, 4], [1, 2]], steps: 1 });
    expect(moves()).toEqual(["step east", "step east", "stay"]);
    expect(screen.getByTestId("dwarf-0").dataset["at"]).toBe("5,2");
  });

  it("does not stay where one wants to go on", async () => {
    await open(WALK, { steps: 3, walks: WALKS });
    session.choice.point({ x: 2, y: 2 });
    await tick();
    await press("walk-on");
    await done({ dwarfs: [[2, 2], [1, 4], [1, 2]], steps: 2 });
    expect(moves()).toEqual(["step west"]);
    expect(session.sending).toBe(false);
  });

  it("stops when the dwarf is not where it should be", async () => {
    await open(WALK, { steps: 3, walks: WALKS });
    await press("show-place");
    await press("walk");
    await done({ dwarfs: [[3, 2], [1, 4], [1, 2]] });
    expect(moves()).toEqual(["step east"]);
    expect(session.sending).toBe(false);
  });

  it("stops when a step is refused, and says why", async () => {
    await open(WALK, { steps: 3, walks: WALKS });
    await press("show-place");
    await press("walk");
    const { id } = asked("play").at(-1) as Sent;
    socket.tell({ type: "refused", id, reason: "troll-there", rule: "LM-29", text: "A troll bars the way.", details: {} });
    await tick();
    await tick();
    expect(moves()).toEqual(["step east"]);
    expect(session.notice).toBe("A troll bars the way.");
  });

  it("by keys: arrows step, S stays, and what bars the way is said", async () => {
    await open(WALK, { steps: 3, walks: WALKS });
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(moves()).toEqual(["step east"]);
    await done({ dwarfs: [[4, 2], [1, 4], [1, 2]], steps: 2 });
    await fireEvent.keyDown(window, { key: "ArrowUp" });
    expect(asked("why").map(({ move }) => move)).toEqual(["step north"]);
    await fireEvent.keyDown(window, { key: "s" });
    expect(moves()).toEqual(["step east", "stay"]);
  });
});

describe("the table in the forest", () => {
  it("shows dwarfs, tokens, treasures and clans, each with a name", async () => {
    await open({ hand: [] }, { tools: [{ x: 4, y: 2, tool: "axe" }], dragon: 1 });
    const label = (testid: string): string | null => screen.getByTestId(testid).getAttribute("aria-label");
    expect(label("dwarf-1")).toBe("Dwarf of Bo, yellow clan, at 1,4");
    expect(label("slot-3")).toBe("Treasure 3: gold, taken by Bo");
    expect(label("target-1")).toContain("yellow clan, 4 points, one treasure of gold, has woken the dragon");
    expect(screen.getByTestId("trap-3.5,2").getAttribute("title")).toContain("whoever crosses it loses a card");
    expect(screen.getByTestId("tool-4,2").innerHTML).toContain("An axe at 4,2");
    expect(screen.queryByTestId("mine")).toBeNull();
    const numbers = [...screen.getByTestId("numbers").children].map((number) => number.textContent).join(" ");
    expect(numbers).toBe("0 1 2 3 4 5 6 7 8 9 10 0 1 2 3 4 5 6");
  });

  it("lays a trap on an edge that is tapped by key", async () => {
    await open({ hand: ["forest-trap"], moves: { "play forest-trap": ["at 2,2 east"], "pass forest-trap": [""] } });
    await press("hand-card-0");
    expect(lit()).toEqual(["cell-2.5,2"]);
    expect(screen.getByTestId("cell-2.5,2").getAttribute("aria-label")).toContain("its edge in the east");
    await press("cell-2.5,2");
    await press("play-card");
    expect(moves()).toEqual(["play forest-trap at 2,2 east"]);
  });

  it("discards two cards, and one where there is one only", async () => {
    await open({ hand: ["axe", "EW"], moves: { "pass axe": ["", "EW"], "pass EW": [""] } });
    await press("use-pass");
    await press("hand-card-1");
    await press("hand-card-0");
    await press("give-up");
    expect(moves()).toEqual(["pass EW axe"]);
  });

  it("asks once more before it proposes to end a round", async () => {
    await open({ hand: ["axe"], moves: { "pass axe": [""], "propose-end": [""] } }, SOME_LOST);
    await press("propose-end");
    expect(moves()).toEqual([]);
    expect(screen.getByTestId("confirm").textContent).toContain("Still in reach: the second mine.");
    await press("confirm-yes");
    expect(moves()).toEqual(["propose-end"]);
  });
});
