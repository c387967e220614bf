/** Coming and going: the way back, leaving, the host's tools, what is said and not read, a nudge. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import BackToTables from "../../src/home/BackToTables.svelte";
import { ownTables } from "../../src/home/ownTables";
import { ProblemError } from "../../src/net/api";
import type { ChatLine, Update } from "../../src/net/wire";
import { here } from "../../src/route.svelte";
import TablePage from "../../src/table/TablePage.svelte";
import { FakeSocket, snapshot, tableInfo, tableView, type Shot } from "../kit";

const api = vi.hoisted(() => ({ claimSeat: vi.fn(), tableInfo: vi.fn(), tableSocket: vi.fn(), games: vi.fn() }));
vi.mock("../../src/net/api", async (original) => ({ ...(await original<object>()), ...api }));

let socket: FakeSocket;
const sent = (type: string): unknown[] => socket.sent.filter((request) => request.type === type);
const press = async (testid: string): Promise<void> => {
  await fireEvent.click(screen.getByTestId(testid));
};

/** The menu, at what concerns the table. */
const menu = async (): Promise<void> => {
  await press("table-menu");
  await press("tab-table");
};

/** The page of a table as it is told; by default a game is on and Ann sits there as host. */
async function open(changes: Partial<Shot> = {}): Promise<void> {
  api.games.mockRejectedValue(new Error("not asked here"));
  api.tableInfo.mockResolvedValue(tableInfo());
  socket = new FakeSocket();
  api.tableSocket.mockReturnValue(socket);
  here.go("/t/GOLD12");
  render(TablePage, { props: { code: "GOLD12" } });
  await vi.waitFor(() => expect(socket.onopen).not.toBeNull());
  socket.onopen?.();
  socket.tell(snapshot(changes));
  await tick();
}

async function tell(update: Partial<Update>): Promise<void> {
  socket.tell({ type: "update", version: 8, ...update });
  await tick();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  here.go("/");
});

describe("the tables with a seat of this device", () => {
  it("are kept by their codes, the newest first, and not too many", () => {
    for (const code of ["A", "B", "C", "D", "E", "F", "B"]) ownTables.add(code);
    expect(ownTables.get()).toEqual(["B", "F", "E", "D", "C"]);
    expect(localStorage.getItem("tables")).toBe('["B","F","E","D","C"]');
    ownTables.forget("F");
    expect(ownTables.get()).toEqual(["B", "E", "D", "C"]);
  });

  it("are none if what was kept makes no sense", () => {
    localStorage.setItem("tables", '{"secret": 1}');
    expect(ownTables.get()).toEqual([]);
    localStorage.setItem("tables", "[");
    expect(ownTables.get()).toEqual([]);
  });

  it("are those where one sits, not those where one watches", async () => {
    await open({ you: { seat: null, host: false } });
    expect(ownTables.get()).toEqual([]);
    cleanup();
    await open();
    expect(ownTables.get()).toEqual(["GOLD12"]);
  });

  it("are forgotten once the seat is gone", async () => {
    await open();
    await tell({ you: { seat: null, host: false } });
    expect(ownTables.get()).toEqual([]);
  });

  it("are offered on the front page, unless the server knows them no more", async () => {
    ownTables.add("GONE");
    ownTables.add("GOLD12");
    api.tableInfo.mockImplementation((code: string) =>
      code === "GONE"
        ? Promise.reject(new ProblemError({ reason: "no-such-table", text: "", details: {} }, 404))
        : Promise.resolve(tableInfo()),
    );
    render(BackToTables);
    await vi.waitFor(() => expect(screen.queryByTestId("back-GONE")).toBeNull());
    await vi.waitFor(() => expect(screen.getByTestId("back-GOLD12").textContent).toContain("Ann, Bo and Cy"));
    await press("back-GOLD12");
    expect(here.route).toEqual({ page: "table", code: "GOLD12" });
    expect(ownTables.get()).toEqual(["GOLD12"]);
  });
});

describe("leaving", () => {
  it("is asked first in the middle of a game, by the logo too", async () => {
    await open();
    await press("logo");
    expect(here.route.page).toBe("table");
    await press("leave-stay");
    expect(screen.queryByTestId("leave-sheet")).toBeNull();
    expect(sent("leave")).toEqual([]);
  });

  it("for a while keeps the seat and the way back", async () => {
    await open();
    await press("logo");
    await press("leave-away");
    expect(here.route.page).toBe("home");
    expect(sent("leave")).toEqual([]);
    expect(ownTables.get()).toEqual(["GOLD12"]);
  });

  it("in earnest tells the table", async () => {
    await open();
    await menu();
    await press("leave");
    expect(sent("leave")).toEqual([]);
    await press("leave-go");
    expect(sent("leave")).toHaveLength(1);
    socket.tell({ type: "ack", id: String((sent("leave")[0] as { id: string }).id), version: 8 });
    await vi.waitFor(() => expect(here.route.page).toBe("home"));
  });

  it("is nobody's business in the lobby, or for those who watch", async () => {
    await open({ view: null, table: tableInfo({ phase: "lobby" }) });
    await press("logo");
    expect(here.route.page).toBe("home");
    cleanup();
    await open({ you: { seat: null, host: false } });
    await press("logo");
    expect(here.route.page).toBe("home");
  });
});

describe("the host, while a game is on,", () => {
  it("removes a player only when asked twice", async () => {
    await open();
    await menu();
    expect(screen.queryByTestId("remove-0")).toBeNull();
    await press("remove-1");
    await press("confirm-no");
    expect(sent("remove")).toEqual([]);
    await press("remove-1");
    await press("confirm-yes");
    expect(sent("remove")).toMatchObject([{ seat: 1 }]);
  });

  it("locks the table and sets the pace", async () => {
    await open();
    await menu();
    await press("lock");
    await fireEvent.change(screen.getByTestId("pace"), { target: { value: "calm" } });
    expect(sent("lock")).toMatchObject([{ locked: true }]);
    expect(sent("pace")).toMatchObject([{ pace: "calm" }]);
  });

  it("is the only one who may", async () => {
    await open({ you: { seat: 1, host: false } });
    await menu();
    expect(screen.queryByTestId("host-tools")).toBeNull();
  });

  it("renames himself like everybody", async () => {
    await open({ you: { seat: 1, host: false } });
    await menu();
    expect((screen.getByTestId("rename") as HTMLInputElement).value).toBe("Bo");
    await fireEvent.input(screen.getByTestId("rename"), { target: { value: "Bořek" } });
    await press("rename-go");
    expect(sent("name")).toMatchObject([{ name: "Bořek" }]);
  });
});

describe("a dialog", () => {
  it("gives the focus back to what opened it, past a dialog that is gone", async () => {
    await open();
    const opener = screen.getByTestId("table-menu");
    opener.focus();
    await menu();
    screen.getByTestId("leave").focus();
    await press("leave");
    expect(screen.queryByTestId("menu")).toBeNull();
    await press("leave-stay");
    expect(document.activeElement).toBe(opener);
  });
});

describe("chat", () => {
  const line = (number: number, seat: number): ChatLine[] => [{ number, seat, name: "Bo", text: "hello", at: 0 }];

  it("that was not read is counted, except one's own and what was there before", async () => {
    await open({ chat: line(0, 1) });
    expect(screen.queryByTestId("unread")).toBeNull();
    await tell({ chat: line(1, 0) });
    expect(screen.queryByTestId("unread")).toBeNull();
    await tell({ version: 9, chat: line(2, 1) });
    expect(screen.getByTestId("table-menu").textContent).toContain("one new message");
    await press("table-menu");
    expect(screen.getByTestId("chat").textContent).toContain("hello");
    await tick();
    expect(screen.queryByTestId("unread")).toBeNull();
  });
});

describe("a nudge", () => {
  const nudge = async (): Promise<void> => {
    socket.tell({ type: "nudge" });
    await tick();
  };

  it("is said, stands in the title and is felt, until one has acted", async () => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    await open();
    expect(screen.queryByTestId("nudge")).toBeNull();
    await nudge();
    expect(screen.getByTestId("nudge").textContent).toContain("Everybody is waiting for you.");
    expect(document.title).toContain("They wait for you");
    expect(vibrate).toHaveBeenCalledOnce();
    await tell({ patch: { happened: 1, decider: 1, turn: 1, moves: {} } });
    expect(screen.queryByTestId("nudge")).toBeNull();
    expect(document.title).toBe("Pyrite");
  });

  it("between rounds is over once one is ready", async () => {
    await open({ table: tableInfo({ phase: "between" }), view: tableView({ outcome: "treasure" }) });
    await nudge();
    expect(screen.getByTestId("nudge")).toBeTruthy();
    await tell({ table: { seats: { "0": { ready: true } } } });
    expect(screen.queryByTestId("nudge")).toBeNull();
  });
});
