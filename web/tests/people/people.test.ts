import { act, cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KEY, Session } from "../../src/net/session.svelte";
import type { AnyEvent, Notice, TableInfo, You } from "../../src/net/wire";
import Lobby from "../../src/people/lobby/Lobby.svelte";
import LastEvent from "../../src/table/log/LastEvent.svelte";
import Log from "../../src/table/log/Log.svelte";
import { FakeSocket, snapshot, tableInfo } from "../kit";

const laid = (number: number, seat: number): AnyEvent => ({
  ...{ event: "PathLaid", number, seat, card: "ESW", x: number, y: 0, turned: false },
});
const notice = (number: number, after: number, changes: Partial<Notice> = {}): Notice => ({
  ...{ number, after, kind: "left", name: "Bo", host: null },
  ...changes,
});

let socket: FakeSocket;
let session: Session;

function open(told: Parameters<typeof snapshot>[0] = {}): Map<symbol, Session> {
  socket = new FakeSocket();
  session = new Session("GOLD12", () => socket);
  session.line.connect();
  socket.onopen?.();
  socket.tell(snapshot(told));
  return new Map([[KEY, session]]);
}

describe("the log", () => {
  const lines = (): string[] => screen.queryAllByRole("listitem").map((line) => line.textContent.trim());

  it("tells of people where it happened", () => {
    const notices = [notice(0, 1, { host: "Cy" }), notice(1, 2, { kind: "back" })];
    render(Log, { context: open({ events: [laid(0, 0), laid(1, 1), laid(2, 2)], notices }) });
    expect(lines()).toEqual([
      "Ann lays a T-junction.",
      "Bo leaves; a bot plays on. Cy is host now.",
      "Bo lays a T-junction.",
      "Bo is back.",
      "Cy lays a T-junction.",
    ]);
  });

  it("has a sentence for whatever becomes of people, with names that stand out", () => {
    const kinds = ["left", "removed", "gone", "stand-in", "back", "host"] as const;
    render(Log, { context: open({ notices: kinds.map((kind, number) => notice(number, 0, { kind })) }) });
    expect(lines()).toEqual([
      "Bo leaves; a bot plays on.",
      "Bo loses the seat; a bot plays on.",
      "Bo is no longer at the table.",
      "A bot is playing for Bo.",
      "Bo is back.",
      "Bo has been away for a while.",
    ]);
    expect(screen.getByTestId("log").querySelectorAll("b")).toHaveLength(kinds.length);
  });

  it("keeps the name of then", () => {
    const table = tableInfo();
    const seats = table.seats.map((seat) => (seat.seat === 1 ? { ...seat, name: "Boris" } : seat));
    const notices = [notice(0, 0)];
    render(Log, { context: open({ table: { ...table, seats }, events: [laid(0, 1)], notices }) });
    expect(lines()).toEqual(["Bo leaves; a bot plays on.", "Boris lays a T-junction."]);
  });

  it("grows with what is told, and is empty when the game is gone", async () => {
    render(Log, { context: open({ events: [laid(0, 0)] }) });
    await act(() => socket.tell({ type: "update", version: 8, notices: [notice(0, 1)] }));
    await act(() => socket.tell({ type: "update", version: 9, events: [laid(1, 1)], notices: [notice(1, 2)] }));
    expect(session.table.notices.map(({ number }) => number)).toEqual([0, 1]);
    expect(lines()).toHaveLength(4);
    await act(() => socket.tell({ type: "update", version: 10, view: null }));
    expect(lines()).toEqual([]);
    await act(() => socket.tell(snapshot({ version: 11, notices: [notice(5, 0)] })));
    expect(session.table.notices.map(({ number }) => number)).toEqual([5]);
  });
});

describe("the newest line on a phone", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const news = (container: Element): string[] =>
    [...container.querySelectorAll("p > span")].map((line) => line.textContent.trim());
  const LEFT = "Bo leaves; a bot plays on.";

  it("tells of people, and goes on telling it for a while when the bot plays at once", async () => {
    const { container } = render(LastEvent, { context: open({ events: [laid(0, 0)] }) });
    await act(() => socket.tell({ type: "update", version: 8, notices: [notice(0, 1)] }));
    expect(news(container)).toEqual([LEFT]);
    const said = container.querySelector("p > span");
    await act(() => socket.tell({ type: "update", version: 9, events: [laid(1, 1)] }));
    expect(news(container)).toEqual([LEFT, "Bo lays a T-junction."]);
    expect(container.querySelector("p > span")).toBe(said); // not said again
    await act(() => vi.advanceTimersByTime(7000));
    expect(news(container)).toEqual(["Bo lays a T-junction."]);
  });

  it("stays as long as nothing else happens", async () => {
    const { container } = render(LastEvent, { context: open({ events: [laid(0, 0)] }) });
    await act(() => socket.tell({ type: "update", version: 8, notices: [notice(0, 1)] }));
    await act(() => vi.advanceTimersByTime(7000));
    expect(news(container)).toEqual([LEFT]);
    await act(() => socket.tell({ type: "update", version: 9, events: [laid(1, 1)] }));
    expect(news(container)).toEqual(["Bo lays a T-junction."]);
  });

  it("is no news to somebody who opens the page later", () => {
    const { container } = render(LastEvent, { context: open({ events: [laid(0, 0), laid(1, 1)], notices: [notice(0, 1)] }) });
    expect(news(container)).toEqual(["Bo lays a T-junction."]);
  });
});

describe("a lobby with seats to fill", () => {
  function lobby(people: number, you: You, changes: Partial<TableInfo> = {}): void {
    const [first] = tableInfo().seats;
    const seats = ["Ann", "Bo", "Cy", "Di", "Ed"].slice(0, people).map((name, seat) => ({ ...first, seat, name }));
    const table = tableInfo({ phase: "lobby", seats: seats as TableInfo["seats"], ...changes });
    render(Lobby, { props: { info: table }, context: open({ table, view: null, you }) });
  }
  const HOST = { seat: 0, host: true };
  const fill = (): HTMLElement | null => screen.queryByTestId("fill-up");

  it("offers the host to fill it up with bots and start", async () => {
    lobby(2, HOST);
    expect(fill()?.textContent.trim()).toBe("Fill up with 3 bots and start");
    await fireEvent.click(screen.getByTestId("fill-up"));
    expect(socket.sent.at(-1)).toMatchObject({ type: "fillUp", players: 5, bot: "digger" });
  });

  it("does so as far as the table goes, and no farther", () => {
    lobby(3, HOST, { capacity: 4 });
    expect(fill()?.textContent.trim()).toBe("Fill up with one bot and start");
    cleanup();
    lobby(5, HOST);
    expect(fill()).toBeNull();
  });

  it("tells the others that the host may", () => {
    lobby(2, { seat: 1, host: false });
    expect(fill()).toBeNull();
    expect(document.body.textContent).toContain("If nobody else comes, Ann can fill the table up with 3 bots.");
  });
});
