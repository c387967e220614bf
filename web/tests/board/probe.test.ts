import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import SaboteurBoard from "../../src/games/saboteur/Board.svelte";
import { RefusedError } from "../../src/net/line";
import { KEY, Session } from "../../src/net/session.svelte";
import type { TableView } from "../../src/net/wire";
import Keyboard from "../../src/table/Keyboard.svelte";
import { FakeSocket, snapshot, tableView } from "../kit";

let session: Session;
let container: HTMLElement;

beforeEach(() => {
  session = new Session("GOLD12", () => new FakeSocket());
  const moves = { "lay EW": ["1,0"], "pass EW": [""] };
  session.table.apply(snapshot({ view: tableView({ hand: ["EW"], moves }) }));
  const refusal = { type: "refused", id: "1", reason: "misfit", text: "It does not fit.", rule: null, details: {} } as const;
  session.why = vi.fn(() => Promise.resolve(new RefusedError(refusal)));
  const context = new Map([[KEY, session]]);
  container = render(SaboteurBoard, { props: { view: session.table.view as TableView }, context }).container;
  render(Keyboard, { context });
});

const press = async (key: string, shiftKey = false): Promise<void> => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
  await tick();
};
const focused = (): string => document.activeElement?.getAttribute("aria-label") ?? "";

describe("with a card chosen", () => {
  beforeEach(() => session.choice.take(0));

  it("arrows go from lit place to lit place", async () => {
    await press("ArrowRight");
    expect(focused()).toBe("1,0: empty; a tunnel comes from the west; in preview, Enter confirms");
  });

  it("Shift and arrows go over every place beside the mine, lit or not, and each can be heard", async () => {
    await press("ArrowDown", true);
    expect(focused()).toBe("0,1: empty; a tunnel comes from the north; not lit, Enter says why");
    expect(session.choice.place).toBeNull();
    await press("ArrowUp", true);
    expect(focused()).toBe("0,0: the start; opens north, east, south and west; not lit, Enter says why");
    await press("ArrowRight", true);
    expect(focused()).toContain("1,0: empty");
    expect(session.choice.place).toEqual({ x: 1, y: 0 });
    expect(container.querySelector('[data-testid="probe"]')).toBeNull();
  });

  it("Enter on a place that is not lit says why, as tapping it does", async () => {
    await press("ArrowDown", true);
    await fireEvent.click(document.activeElement as Element, { detail: 0 }); // what Enter does to a button
    expect(session.why).toHaveBeenCalledWith("lay EW 0,1");
    const said = (): string => container.querySelector('[role="status"]')?.textContent ?? "";
    await vi.waitFor(() => expect(said()).toContain("rock would meet a tunnel in the north"));
  });

  it("arrows alone go back from there to the lit places, Escape lets go", async () => {
    await press("ArrowDown", true);
    await press("Escape");
    expect([session.choice.probe, session.choice.card]).toEqual([null, "EW"]);
    await press("ArrowDown", true);
    await press("ArrowRight");
    expect([session.choice.probe, session.choice.place]).toEqual([null, { x: 1, y: 0 }]);
  });
});

it("without a card the mine can be read, and nothing is asked", async () => {
  await press("ArrowLeft", true);
  expect(focused()).toBe("-1,0: empty; a tunnel comes from the east");
  await fireEvent.click(document.activeElement as Element, { detail: 0 });
  expect(session.why).not.toHaveBeenCalled();
});

it("every card of the mine has a name", () => {
  const names = [...container.querySelectorAll("img[alt]")].map((picture) => picture.getAttribute("alt"));
  expect(names).toEqual([
    "0,0: the start; opens north, east, south and west",
    "8,-2: a goal, face down",
    "8,0: a goal, face down",
    "8,2: a goal, face down",
  ]);
});
