import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { KEY, Session } from "../../src/net/session.svelte";
import LogAndChat from "../../src/table/log/LogAndChat.svelte";
import { FakeSocket, snapshot, tableInfo, tableView } from "../kit";

beforeEach(async () => {
  const socket = new FakeSocket();
  const session = new Session("GOLD12", () => socket);
  session.line.connect();
  socket.onopen?.();
  socket.tell(snapshot({ view: tableView({}), table: tableInfo() }));
  render(LogAndChat, { context: new Map([[KEY, session]]) });
  await tick();
});

afterEach(cleanup);

const tab = (name: string): HTMLElement => screen.getByTestId(`tab-${name}`);
const chosen = (): string[] => ["log", "chat"].filter((name) => tab(name).getAttribute("aria-selected") === "true");

async function press(key: string): Promise<void> {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await tick();
}

it("one of log and chat is reached by Tab, the other by arrows", async () => {
  expect(["log", "chat"].map((name) => tab(name).tabIndex)).toEqual([0, -1]);
  tab("log").focus();
  await press("ArrowRight");
  expect([chosen(), document.activeElement]).toEqual([["chat"], tab("chat")]);
  expect(["log", "chat"].map((name) => tab(name).tabIndex)).toEqual([-1, 0]);
  expect(screen.getByTestId("chat")).toBeTruthy();
});

it("arrows go round, Home and End to the ends", async () => {
  tab("log").focus();
  for (const [key, then] of [["ArrowLeft", "chat"], ["ArrowRight", "log"], ["End", "chat"], ["Home", "log"]] as const) {
    await press(key);
    expect([chosen(), document.activeElement]).toEqual([[then], tab(then)]);
  }
});

it("the pane is named after its tab", async () => {
  const pane = screen.getByRole("tabpanel");
  expect(pane.id).toBe(tab("log").getAttribute("aria-controls"));
  expect(pane.getAttribute("aria-labelledby")).toBe(tab("log").id);
  await fireEvent.click(tab("chat"));
  expect(pane.getAttribute("aria-labelledby")).toBe(tab("chat").id);
});
