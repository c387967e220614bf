import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KEY, Session } from "../../src/net/session.svelte";
import type { AnyEvent, SeatInfo, TableInfo, TableView } from "../../src/net/wire";
import Game from "../../src/table/Game.svelte";
import { cell, FakeSocket, seatData, snapshot, tableInfo, tableView } from "../kit";

const moving = vi.hoisted(() => ({ still: { current: true } }));
vi.mock("../../src/ui/screen.svelte", async (original) => ({ ...(await original<object>()), ...moving }));

let socket: FakeSocket;
let session: Session;

const HAND = ["NE", "break-cart", "nes"];
const MOVES = {
  "lay NE": ["1,0 turned", "0,1"],
  "pass NE": [""],
  "play break-cart": ["on 1", "on 2"],
  "pass nes": [""],
};

/** The page of the first seat, in a game that stands like this. */
async function open(
  changes: Partial<TableView> = {},
  table: Partial<TableInfo> = {},
  events: AnyEvent[] = [],
): Promise<{ goOn: (view: TableView, info: TableInfo) => Promise<void> }> {
  socket = new FakeSocket();
  session = new Session("GOLD12", () => socket);
  session.line.connect();
  socket.onopen?.();
  socket.tell(snapshot({ view: tableView({ hand: HAND, moves: MOVES, ...changes }), table: tableInfo(table), events }));
  const { view, info } = session.table;
  if (!view || !info) throw new Error("no game");
  const page = render(Game, { props: { view, info }, context: new Map([[KEY, session]]) });
  await tick();
  return { goOn: (view, info) => page.rerender({ view, info }) };
}

const press = async (testid: string): Promise<void> => {
  await fireEvent.click(screen.getByTestId(testid));
};
const key = async (name: string): Promise<void> => {
  await fireEvent.keyDown(window, { key: name });
};
const banner = (): string => screen.getByTestId("decision-banner").textContent;
const played = (): unknown => socket.sent.findLast(({ type }) => type === "play");
const lit = (): string[] =>
  [...document.querySelectorAll("[data-legal]")].map((place) => place.getAttribute("data-testid") ?? "");

describe("a turn", () => {
  beforeEach(() => open());

  it("lights the places of a card and lays it where it is confirmed", async () => {
    expect(banner()).toContain("Your turn");
    await press("hand-card-0");
    expect(lit()).toEqual(["cell-0,1", "cell-1,0"]);
    await press("show-place");
    await press("lay-card");
    expect(played()).toMatchObject({ version: 7, move: "lay NE 1,0 turned" });
  });

  it("breaks the tool of the player pointed at", async () => {
    await press("hand-card-1");
    expect(lit()).toEqual(["target-1", "target-2"]);
    await press("target-2");
    expect(banner()).toContain("Break Cy’s cart?");
    await press("play-card");
    expect(played()).toMatchObject({ move: "play break-cart on 2" });
  });

  it("passes a card that cannot be played", async () => {
    await press("hand-card-2");
    expect(banner()).toContain("No place fits");
    await press("pass-card");
    expect(played()).toMatchObject({ move: "pass nes" });
  });

  it("can be played by keyboard alone", async () => {
    await key("ArrowRight");
    await key("ArrowDown");
    expect(banner()).toContain("lay it here?");
    await key("Enter");
    expect(played()).toMatchObject({ move: "lay NE 0,1" });
  });

  it("lets go on Escape, step by step, and plays nothing", async () => {
    await press("hand-card-0");
    await press("show-place");
    await key("Escape");
    await key("Escape");
    expect(lit()).toEqual([]);
    expect(played()).toBeUndefined();
  });
});

describe("waiting for somebody", () => {
  const called = (): unknown[] => socket.sent.filter(({ type }) => type === "callBot").map(({ seat }) => seat);
  const seats = (changes: Record<number, Partial<SeatInfo>>): Pick<TableInfo, "seats"> => ({
    seats: tableInfo().seats.map((who) => ({ ...who, ...changes[who.seat] })),
  });
  const ones = { decider: 1, turn: 1, moves: {} };

  it("offers a bot for one who is here, but idle for long", async () => {
    await open(ones, seats({ 1: { here: true, away_seconds: 46 } }));
    await press("call-bot");
    expect(called()).toEqual([1]);
  });

  it("offers none before the time, and none for one who is digging", async () => {
    await open(ones, seats({ 1: { here: true, away_seconds: 20 } }));
    expect(screen.queryByTestId("call-bot")).toBeNull();
    expect(banner()).toContain("a bot may be called in");
    cleanup();
    await open(ones);
    expect(banner()).not.toContain("a bot may be called in");
  });

  it("names those who are not ready for the next round, and offers a bot for the one who is away", async () => {
    const between = { phase: "between", ...seats({ 0: { ready: true }, 2: { away_seconds: 50 } }) } as const;
    await open({ outcome: "treasure", moves: {} }, between);
    expect(screen.getByTestId("waited").textContent).toMatch(/Bo.*Cy/s);
    expect(screen.queryByTestId("waited-0")).toBeNull();
    await press("call-bot");
    expect(called()).toEqual([2]);
  });
});

describe("other times", () => {
  it("says who is digging while one waits", async () => {
    await open({ decider: 1, turn: 1, moves: {} });
    expect(banner()).toContain("Bo is digging");
  });

  it("says that the line is lost", async () => {
    await open();
    socket.break();
    await tick();
    expect(banner()).toContain("Reconnecting");
  });

  it("hides the own role until it is held", async () => {
    const seats = tableView().seats.map((seat, number) => ({ ...seat, role: number === 0 ? "saboteur" : null }));
    await open({ seats });
    expect(document.body.textContent).not.toContain("saboteur");
    await fireEvent.pointerDown(screen.getByTestId("role-peek"), { button: 0 });
    await new Promise((done) => setTimeout(done, 90));
    expect(screen.getByTestId("role-peek").textContent).toContain("You are a saboteur");
    await fireEvent.pointerUp(screen.getByTestId("role-peek"));
    expect(document.body.textContent).not.toContain("saboteur");
  });

  it("offers gold to choose from", async () => {
    await open({
      decision: "keep-gold",
      outcome: "treasure",
      connector: 0,
      moves: { keep: ["3", "1"] },
      offer: [3, 1, 1],
    });
    await press("keep-3");
    expect(played()).toMatchObject({ move: "keep 3" });
  });
});

describe("when the round is over", () => {
  it("nothing in the mine can be got at, until the result is put away", async () => {
    await open({ outcome: "exhausted", decider: null, hand: [], moves: {} }, { phase: "between" });
    expect(screen.getByTestId("mine").inert).toBe(true);
    await press("look-at-mine");
    expect(screen.getByTestId("mine").inert).toBe(false);
  });

  it("nothing is left to be passed, and no role to be looked at", async () => {
    await open({ outcome: "exhausted", decider: null, hand: [], moves: {} }, { phase: "between" });
    expect(screen.queryByTestId("pass-card")).toBeNull();
    expect(screen.queryByTestId("role-peek")).toBeNull();
  });

  it("the podium says how the last one went, and nobody's gold is secret any more", async () => {
    await open({ outcome: "exhausted", decider: null, hand: [], moves: {}, over: true }, { phase: "over" });
    expect(screen.getByTestId("podium").textContent).toContain("The saboteurs win");
    expect(document.body.textContent).not.toContain("secret until the end");
  });

  it("the podium tells the sharing of the last one too, nugget by nugget, and which door was shut", async () => {
    const seats = ["blue-miner", "green-miner", "boss"].map((role) => seatData({ role, hand: 0 }));
    const mine = [cell(0, 0, null, { what: "start" }), cell(1, 0, "EW:blue"), cell(2, 0, "treasure", { what: "goal" })];
    await open(
      { outcome: "treasure", connector: 0, decider: null, hand: [], moves: {}, over: true, seats, mine },
      { phase: "over" },
      [
        { event: "RoundEnded", number: 0, outcome: "treasure", connector: 0 },
        { event: "WaysJudged", number: 1, open: ["blue"], winners: ["blue"] },
        { event: "Shared", number: 2, seat: 0, nuggets: 5, reason: "team" },
      ],
    );
    const told = screen.getByTestId("podium").textContent;
    expect(told).toContain("The way is closed to green by the blue door.");
    expect(told).toContain("with the blue team");
    expect(told).toContain("closed to green by the blue door");
  });
});

describe("when the round ends before one’s eyes", () => {
  afterEach(() => {
    moving.still.current = true;
    vi.useRealTimers();
  });

  async function end(): Promise<void> {
    const { goOn } = await open();
    const over = { outcome: "treasure", decider: null, moves: {} } as const;
    await goOn(tableView(over), tableInfo({ phase: "between" }));
  }

  it("the mine is in sight for a moment, then the result", async () => {
    moving.still.current = false;
    vi.useFakeTimers();
    await end();
    expect(screen.queryByTestId("round-end")).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByTestId("round-end")).toBeTruthy();
  });

  it("the result comes as soon as anything is pressed", async () => {
    moving.still.current = false;
    await end();
    expect(screen.queryByTestId("round-end")).toBeNull();
    await fireEvent.pointerDown(document.body);
    expect(screen.getByTestId("round-end")).toBeTruthy();
  });

  it("the result comes at once for those who want it still", async () => {
    await end();
    expect(screen.getByTestId("round-end")).toBeTruthy();
  });
});

describe("a card to which anybody may say no", () => {
  const asked = { decision: "veto", decider: null, turn: 1, moves: { allow: [""] } };

  it("is seen where it shall lie", async () => {
    await open({ ...asked, declared: "lay EW 1,0" });
    expect(banner()).toContain("Bo plays");
    expect(screen.getByTestId("declared").parentElement?.getAttribute("style")).toContain("--x: 1; --y: 0");
  });

  it("is seen on whom it is played", async () => {
    await open({ ...asked, declared: "play break-cart on 2" });
    expect(banner()).toContain("on Cy");
    expect(screen.getByTestId("target-2").classList).toContain("meant");
    expect(screen.getByTestId("target-0").classList).not.toContain("meant");
  });
});
