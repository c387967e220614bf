import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { KEY, Session } from "../../src/net/session.svelte";
import { Table } from "../../src/net/table.svelte";
import type { TableView, Update } from "../../src/net/wire";
import { status } from "../../src/people/players/playerStatus";
import Game from "../../src/table/Game.svelte";
import { FakeSocket, seatData, snapshot, tableInfo, tableView, type Shot } from "../kit";

vi.mock("../../src/ui/screen.svelte", async (original) => ({ ...(await original<object>()), still: { current: true } }));

const told = (changes: Partial<Update>): Update => ({ type: "update", version: 8, ...changes });

/** Bo plays a map; the first seat is asked, with a veto or without. */
const asked = (changes: Partial<TableView> = {}): TableView =>
  tableView({ turn: 1, decider: 0, decision: "veto", declared: "play map at 8,0", moves: { allow: [""] }, ...changes });
const HOLDING = { hand: ["veto"], moves: { allow: [""], veto: [""] } };

let socket: FakeSocket;

async function open(view: TableView, changes: Partial<Shot> = {}): Promise<Session> {
  socket = new FakeSocket();
  const session = new Session("GOLD12", () => socket);
  session.line.connect();
  socket.onopen?.();
  const info = changes.table ?? tableInfo();
  socket.tell(snapshot({ view, window_left: 2.4, ...changes }));
  render(Game, { props: { view, info }, context: new Map([[KEY, session]]) });
  await tick();
  return session;
}

const banner = (): HTMLElement => screen.getByTestId("decision-banner");
const chip = (seat: number): HTMLElement => screen.getByTestId(`target-${seat}`);
const clock = (): string | undefined => banner().querySelector<HTMLElement>("i")?.style.animationDuration;

describe("a card that the others play", () => {
  it("is a quiet line to whoever cannot veto it", async () => {
    await open(asked());
    expect(banner().textContent.trim()).toBe("Bo plays a map");
    expect(banner().classList).toContain("wait");
    expect(banner().querySelector("button")).toBeNull();
    expect(clock()).toBe("2.4s");
    expect(document.title).toBe("Pyrite");
  });

  it("leaves the turn with the player who played it", async () => {
    await open(asked());
    expect(chip(1).classList).toContain("turn");
    expect(chip(1).getAttribute("aria-label")).toContain("digging now");
    expect(chip(0).classList).not.toContain("turn");
    expect(chip(0).getAttribute("aria-label")).not.toContain("digging now");
  });

  it("asks for no bot for somebody who has played and gone", async () => {
    const [ann, bo, cy] = tableInfo().seats;
    if (!ann || !bo || !cy) throw new Error("three sit here");
    await open(asked(), { table: tableInfo({ seats: [ann, { ...bo, here: false, away_seconds: 50 }, cy] }) });
    expect(screen.queryByTestId("call-bot")).toBeNull();
  });

  it("can be vetoed by whoever holds one, and nothing else has to be pressed", async () => {
    await open(asked(HOLDING));
    expect(banner().classList).toContain("you");
    expect(banner().textContent).toContain("Bo plays a map");
    expect([...banner().querySelectorAll("button")].map((button) => button.textContent.trim())).toEqual(["Veto it"]);
    expect(document.title).toBe("Veto it? – Pyrite");
    expect(chip(1).classList).toContain("turn");
    screen.getByTestId("veto").click();
    expect(socket.sent.at(-1)).toMatchObject({ type: "play", move: "veto" });
  });

  it("is said to whoever played it, too", async () => {
    await open(asked({ turn: 0, decider: null, moves: {}, declared: "play break-cart on 2" }));
    expect(banner().textContent.trim()).toBe("You play Broken Cart on Cy");
    expect(document.title).toBe("Pyrite");
  });

  it("is said to those who watch", async () => {
    await open(asked({ viewer: null, decider: null, moves: {} }), { you: { seat: null, host: false } });
    expect(banner().textContent.trim()).toBe("Bo plays a map");
  });
});

describe("the clock", () => {
  it("is that of this window, not of the table", () => {
    const table = new Table();
    table.apply(snapshot());
    expect(table.window).toBeNull();
    table.apply(told({ patch: { decision: "veto" }, window_left: 0.5 }));
    expect(table.window).toEqual({ left: 0.5 });
  });

  it("begins anew when somebody comes to watch, and for nothing else", () => {
    const table = new Table();
    table.apply(snapshot({ view: asked(), window_left: 0.3 }));
    const before = table.window;
    table.apply({ type: "presence", table: { watchers: 1 } });
    expect(table.window).toBe(before);
    table.apply({ type: "presence", table: { watchers: 1 }, window_left: 3 });
    expect(table.window).toEqual({ left: 3 });
  });
});

describe("a nudge", () => {
  it("is over once one has played, though the card may still be vetoed", async () => {
    const session = await open(tableView({ moves: { "play map": ["at 8,0"] } }), { window_left: null });
    socket.tell({ type: "nudge" });
    expect(session.nudged).toBe(true);
    socket.tell(told({ patch: { decision: "veto", decider: null, moves: {} }, window_left: 3 }));
    expect(session.nudged).toBe(false);
  });
});

describe("what a player is at", () => {
  const at = (view: TableView, seat: number): string => status(view, tableInfo(), seat, null);

  it("is not digging for those who are only asked", () => {
    const toll = tableView({ turn: 1, decider: 2, decision: "toll" });
    expect(at(toll, 2)).toBe("is asked");
    expect(at(toll, 1)).not.toBe("digging now");
    expect([0, 1, 2].map((seat) => at(asked(), seat))).toEqual(["waiting", "digging now", "next"]);
    expect([0, 1, 2].map((seat) => at(tableView({ turn: 2, decider: 2 }), seat))).toEqual(["next", "waiting", "digging now"]);
  });

  it("is digging for whoever has broken tools and plays", () => {
    const broken = [seatData(), seatData({ broken: ["cart"] }), seatData()];
    expect(at(asked({ seats: broken }), 1)).toBe("digging now");
  });
});
