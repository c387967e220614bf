import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { KEY, Session } from "../../src/net/session.svelte";
import type { AnyEvent } from "../../src/net/wire";
import Log from "../../src/table/log/Log.svelte";
import { FakeSocket, snapshot, tableInfo, tableView } from "../kit";

let session: Session;

const laid = (number: number, x: number): AnyEvent => ({ event: "PathLaid", number, seat: 1, card: "EW", x, y: 0, turned: false });
const EVENTS: AnyEvent[] = [
  { event: "RoundBegan", number: 0, round: 1, starter: 0 } as AnyEvent,
  laid(1, 1),
  { event: "CardPassed", number: 2, seat: 2, card: null } as AnyEvent,
  laid(3, 2),
];

beforeEach(async () => {
  const socket = new FakeSocket();
  session = new Session("GOLD12", () => socket);
  session.line.connect();
  socket.onopen?.();
  socket.tell(snapshot({ view: tableView({ happened: EVENTS.length }), table: tableInfo(), events: EVENTS }));
  render(Log, { context: new Map([[KEY, session]]) });
  await tick();
});

afterEach(cleanup);

const line = (number: number): Element => {
  const found = screen.getByTestId("log").querySelector(`[data-line="${number}"]`);
  if (!found) throw new Error(`no line ${number}`);
  return found;
};

it("pointing at a line lights the place it speaks of, and only as long", async () => {
  await fireEvent.pointerEnter(line(1));
  expect(session.pointed).toEqual({ x: 1, y: 0 });
  await fireEvent.pointerEnter(line(2));
  expect(session.pointed).toBeNull();
  await fireEvent.pointerEnter(line(3));
  await fireEvent.pointerLeave(screen.getByTestId("log"));
  expect(session.pointed).toBeNull();
});

it("arrows go over the lines that have a place, the newest first", async () => {
  const log = screen.getByTestId("log");
  const seen = [];
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown"]) {
    await fireEvent.keyDown(log, { key });
    seen.push(session.pointed?.x);
  }
  expect(seen).toEqual([2, 1, 1, 2]);
  expect(line(3).classList.contains("marked")).toBe(true);
  await fireEvent.blur(log);
  expect(session.pointed).toBeNull();
});

it("nothing stays lit when the log goes", async () => {
  await fireEvent.pointerEnter(line(1));
  cleanup();
  expect(session.pointed).toBeNull();
});
