import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { KEY, Session } from "../../src/net/session.svelte";
import type { TableInfo, TableView } from "../../src/net/wire";
import Players from "../../src/people/players/Players.svelte";
import Acts from "../../src/table/banner/Acts.svelte";
import Hand from "../../src/table/hand/Hand.svelte";
import Keyboard from "../../src/table/Keyboard.svelte";
import LogAndChat from "../../src/table/log/LogAndChat.svelte";
import { FakeSocket, snapshot, tableView } from "../kit";

let session: Session;

beforeEach(() => {
  session = new Session("GOLD12", () => new FakeSocket());
  const moves = {
    "play break-cart": ["on 1", "on 2"],
    "pass break-cart": [""],
    "play fix-pickaxe-cart": ["on 1", "on 2 pickaxe", "on 2 cart"],
    "pass EW": [""],
  };
  session.table.apply(snapshot({ view: tableView({ hand: ["break-cart", "EW", "fix-pickaxe-cart"], moves }) }));
  session.play = vi.fn(() => Promise.resolve());
  const context = new Map([[KEY, session]]);
  const [view, info] = [session.table.view as TableView, session.table.info as TableInfo];
  render(Hand, { props: { view }, context });
  render(Players, { props: { view, info }, context });
  render(Acts, { props: { view }, context });
  render(Keyboard, { context });
});

const press = async (key: string): Promise<void> => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await tick();
};
const focused = (): string => (document.activeElement as HTMLElement).dataset["testid"] ?? "";

it("arrows up and down go from a card to the players it can be aimed at, and Enter plays it", async () => {
  await press("ArrowRight");
  expect(focused()).toBe("hand-card-0");
  await press("ArrowDown");
  expect([focused(), session.choice.seat]).toEqual(["target-1", 1]);
  await press("ArrowDown");
  expect([focused(), session.choice.seat]).toEqual(["target-2", 2]);
  await press("Enter");
  expect(session.play).toHaveBeenCalledWith("play break-cart on 2");
});

it("arrows to the side stay in the hand", async () => {
  await press("ArrowRight");
  await press("ArrowRight");
  expect([focused(), session.choice.seat]).toEqual(["hand-card-1", null]);
});

it("where a tool is to be chosen, Enter leads to the tools", async () => {
  session.choice.take(2);
  await tick();
  await press("ArrowUp");
  expect(focused()).toBe("target-2");
  await press("Enter");
  expect(focused()).toBe("tool-pickaxe");
  expect(session.play).not.toHaveBeenCalled();
});

it("a key that something else has used, as the tabs of the log do, chooses no card", async () => {
  const { getByTestId } = render(LogAndChat, { context: new Map([[KEY, session]]) });
  getByTestId("tab-log").focus();
  await press("ArrowRight");
  expect([focused(), session.choice.index]).toEqual(["tab-chat", null]);
});
