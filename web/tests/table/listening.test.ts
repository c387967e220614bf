/** What is heard: an element must be there before it says anything, and stay when it says something else. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KEY, Session } from "../../src/net/session.svelte";
import type { AnyEvent, Update } from "../../src/net/wire";
import JoinForm from "../../src/people/lobby/JoinForm.svelte";
import TablePage from "../../src/table/TablePage.svelte";
import { action, FakeSocket, snapshot, tableInfo, tableView, told, type Shot } from "../kit";

const api = vi.hoisted(() => ({ tableInfo: vi.fn(), tableSocket: vi.fn(), games: vi.fn(), sitDown: vi.fn() }));
vi.mock("../../src/net/api", async (original) => ({ ...(await original<object>()), ...api }));
const screens = vi.hoisted(() => ({ phone: { current: true } }));
vi.mock("../../src/ui/screen.svelte", async (original) => ({ ...(await original<object>()), ...screens }));

const HAND = ["NE", "map"];
const MOVES = { "lay NE": ["1,0"], "pass map": [""] };
const OTHERS = { decider: 1, turn: 1, moves: {} };

let socket: FakeSocket;
let version = 7;

async function open(changes: Partial<Shot> = {}): Promise<void> {
  version = 7;
  api.games.mockRejectedValue(new Error("not asked here"));
  api.tableInfo.mockResolvedValue(tableInfo());
  socket = new FakeSocket();
  api.tableSocket.mockReturnValue(socket);
  render(TablePage, { props: { code: "GOLD12" } });
  await vi.waitFor(() => expect(socket.onopen).not.toBeNull());
  socket.onopen?.();
  socket.tell(snapshot(changes));
  await tick();
}

async function tell(update: Partial<Update>): Promise<void> {
  version += 1;
  socket.tell({ type: "update", version, ...update });
  await tick();
}

const LIVE = "[aria-live], [role=status], [role=alert], [role=log]";

/** All that is heard from now on; only what changes in an element that is there already is. */
function listen(): () => string[] {
  const regions = [...document.querySelectorAll(LIVE)].map((region) => ({ region, before: region.textContent }));
  return () =>
    regions
      .filter(({ region, before }) => region.isConnected && region.textContent !== before)
      .map(({ region }) => region.textContent.replace(/\s+/g, " ").trim());
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe("whose turn it is", () => {
  it("is heard when the game begins", async () => {
    await open({ view: null, table: tableInfo({ phase: "lobby" }) });
    const heard = listen();
    await tell({ table: { phase: "playing" }, view: told(tableView({ hand: HAND, moves: MOVES })) });
    expect(heard()).toContain("Your turn: choose a card One of them can be played");
  });

  it("is heard from turn to turn", async () => {
    await open({ view: tableView({ hand: HAND, ...OTHERS }) });
    const heard = listen();
    await tell({ patch: { decider: 0, turn: 0, moves: MOVES } });
    expect(heard()).toContain("Your turn: choose a card One of them can be played");
    await tell({ patch: OTHERS });
    await tell({ patch: { decider: 2, turn: 2 } });
    expect(heard()).toContain("Cy is digging");
  });

  it("is said by one voice only", async () => {
    await open({ view: tableView({ hand: HAND, ...OTHERS }) });
    const saying = [...document.querySelectorAll(LIVE)].filter(({ textContent }) => textContent.includes("Bo is digging"));
    expect(saying).toHaveLength(1);
  });
});

describe("is heard, though nothing was said there before:", () => {
  const view = tableView({ hand: HAND, moves: MOVES });

  it("that everybody waits", async () => {
    await open({ view });
    const heard = listen();
    socket.tell({ type: "nudge" });
    await tick();
    expect(heard()).toContain("Everybody is waiting for you.");
  });

  it("what was refused, at a game and before it", async () => {
    for (const phase of ["playing", "lobby"] as const) {
      await open({ view: phase === "lobby" ? null : view, table: tableInfo({ phase }) });
      const heard = listen();
      socket.tell({ type: "refused", id: null, reason: "no", rule: null, details: {}, text: "Not like that." });
      await tick();
      expect(heard()).toContain("Not like that.");
      cleanup();
    }
  });

  it("what has been played, on a phone", async () => {
    await open({ view });
    const heard = listen();
    const event: AnyEvent = action(0, 1, "rockfall", { x: 1, y: 0 });
    await tell({ events: [event] });
    expect(heard().join()).toContain("Bo");
  });

  it("why one cannot sit down", async () => {
    api.sitDown.mockRejectedValue(new Error("no line"));
    const session = new Session("GOLD12", () => new FakeSocket());
    const { container } = render(JoinForm, { context: new Map([[KEY, session]]) });
    const heard = listen();
    await fireEvent.submit(container.querySelector("form") as HTMLFormElement);
    await vi.waitFor(() => expect(heard()).toEqual([expect.stringContaining("server")]));
  });
});

describe("a card that is lifted in another's turn", () => {
  const lift = (): Promise<boolean> => fireEvent.click(screen.getByTestId("hand-card-1"));
  const banner = (): string => screen.getByTestId("decision-banner").textContent;

  beforeEach(() => open({ view: tableView({ hand: HAND, ...OTHERS }) }));

  it("says whose turn it is, and when it can be played, to eye and ear", async () => {
    const heard = listen();
    expect(screen.queryByTestId("read-card")).toBeNull();
    await lift();
    expect(banner()).toMatch(/Bo is digging\s+Map: you can play it on your turn\./);
    expect(heard()).toContain("Bo is digging Map: you can play it on your turn.");
    await lift();
    expect(banner()).not.toContain("Map");
  });

  it("can be read, and goes on being read when the turn changes", async () => {
    await lift();
    await fireEvent.click(screen.getByTestId("read-card"));
    expect(screen.getByTestId("card-sheet").textContent).toContain("Look at one goal card in secret");
    await tell({ patch: { decider: 0, turn: 0, moves: MOVES } });
    expect(screen.queryByTestId("read-card")).toBeNull();
    expect(screen.getByTestId("card-sheet")).toBeTruthy();
  });

  it("says nothing once the round is over", async () => {
    await tell({ patch: { outcome: "treasure" }, table: { phase: "between" } });
    await lift();
    expect(banner()).toContain("Round 1 is over");
    expect(banner()).not.toContain("your turn");
  });
});
