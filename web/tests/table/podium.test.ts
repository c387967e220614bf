import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { KEY, Session } from "../../src/net/session.svelte";
import type { AnyEvent, SeatInfo, TableInfo, You } from "../../src/net/wire";
import Banner from "../../src/table/banner/Banner.svelte";
import Podium from "../../src/table/result/Podium.svelte";
import { stepsOf, type Standing } from "../../src/table/result/ranking";
import { FakeSocket, seatData, snapshot, tableInfo, tableView } from "../kit";

const NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];

const people = (count: number, changes: Partial<SeatInfo>[] = []): SeatInfo[] => {
  const [first] = tableInfo().seats;
  return NAMES.slice(0, count).map((name, seat) => ({ ...first, seat, name, ...changes[seat] }) as SeatInfo);
};

/** A game that is over, with so much gold from seat to seat. */
function over(
  gold: readonly number[],
  seats = people(gold.length),
  you: You = { seat: null, host: false },
): { socket: FakeSocket; context: Map<symbol, Session>; info: TableInfo; view: ReturnType<typeof tableView> } {
  const events: AnyEvent[] = gold.map((nuggets, seat) => ({ event: "Scored", number: seat, seat, nuggets }));
  const view = tableView({
    over: true,
    outcome: "exhausted",
    decider: null,
    seats: gold.map(() => seatData()),
    happened: events.length,
  });
  const info = tableInfo({ phase: "over", seats, records: 1 });
  const socket = new FakeSocket();
  const session = new Session("GOLD12", () => socket);
  session.line.connect();
  socket.onopen?.();
  socket.tell(snapshot({ view, table: info, events, you }));
  return { socket, context: new Map([[KEY, session]]), info, view };
}

describe("the steps of the podium", () => {
  /** Who stands on which step, as the names stand there, and who is listed below. */
  function stands(...gold: number[]): Record<string, string[]> {
    const { context, info, view } = over(gold);
    const { container } = render(Podium, { props: { view, info, hide: () => undefined }, context });
    const names = (within: Element): string[] => [...within.querySelectorAll("b")].map((b) => b.textContent);
    const steps = [...container.querySelectorAll("[data-testid^='step-']")].map((step) => [
      (step.getAttribute("data-testid") ?? "").replace("step-", ""),
      names(step).filter((name) => NAMES.includes(name)),
    ]);
    const listed = [...container.querySelectorAll("ol > li")].map((li) => names(li)[0] ?? "");
    return { ...(Object.fromEntries(steps) as Record<string, string[]>), below: listed };
  }

  it("hold one each", () => {
    expect(stands(5, 7, 1, 0)).toEqual({ "1": ["Bo"], "2": ["Ann"], "3": ["Cy"], below: ["Di"] });
  });

  it("are shared by those who are first together, and then there is no second", () => {
    expect(stands(6, 4, 6, 0)).toEqual({ "1": ["Ann", "Cy"], "3": ["Bo"], below: ["Di"] });
  });

  it("are shared by those who are second together, and then there is no third", () => {
    expect(stands(3, 4, 3, 0)).toEqual({ "1": ["Bo"], "2": ["Ann", "Cy"], below: ["Di"] });
  });

  it("are shared by all who are third together: nobody is split off into the list", () => {
    expect(stands(3, 6, 3, 4, 3, 0)).toEqual({ "1": ["Bo"], "2": ["Di"], "3": ["Ann", "Cy", "Ed"], below: ["Flo"] });
  });

  it("are one step for five who are equal", () => {
    expect(stands(2, 2, 2, 2, 2)).toEqual({ "1": ["Ann", "Bo", "Cy", "Di", "Ed"], below: [] });
  });

  it("are two for two, and one if they are equal", () => {
    expect(stands(1, 2)).toEqual({ "1": ["Bo"], "2": ["Ann"], below: [] });
    expect(stands(2, 2)).toEqual({ "1": ["Ann", "Bo"], below: [] });
  });

  it("leave nobody out and nobody twice, however gold is spread", () => {
    const ranked = (ranks: number[]): Standing[] => ranks.map((rank, seat) => ({ seat, nuggets: 9 - rank, rank }));
    for (const ranks of [[1, 2, 3], [1, 1, 1, 4], [1, 2, 2, 4], [1, 1, 3, 3, 5], [1, 2, 3, 3, 3, 3]]) {
      const steps = stepsOf(ranked(ranks)).flat();
      expect(steps.map(({ rank }) => rank)).toEqual(ranks.filter((rank) => rank <= 3));
    }
  });
});

describe("playing again", () => {
  const show = (seats: SeatInfo[], you: You): FakeSocket => {
    const { socket, context, info, view } = over([1, 2, 3], seats, you);
    render(Banner, { props: { view, info, result: null }, context });
    return socket;
  };
  const told = (): string => screen.getByTestId("decision-banner").textContent;
  const again = { again: true };

  it("is the wish of each: the others hear how many have it", () => {
    show(people(3, [{}, again, again]), { seat: 0, host: false });
    expect(told()).toContain("2 of 3 want to play again");
    expect(screen.getByTestId<HTMLButtonElement>("again").disabled).toBe(false);
  });

  it("is asked for once, and then the others are waited for", async () => {
    const socket = show(people(3), { seat: 0, host: false });
    expect(told()).not.toContain("of 3");
    await fireEvent.click(screen.getByTestId("again"));
    expect(socket.sent.at(-1)).toMatchObject({ type: "again" });
    cleanup();
    show(people(3, [again]), { seat: 0, host: false });
    expect(told()).toContain("1 of 3 wants to play again");
    expect(screen.getByTestId<HTMLButtonElement>("again").disabled).toBe(true);
    expect(told()).toContain("Waiting for 2 players");
    expect(screen.queryByTestId("open-lobby")).toBeNull();
  });

  it("waits for no bot, nor for anybody who has gone or left", () => {
    show(people(3, [again, { kind: "bot" }, { stand_in: true }]), { seat: 0, host: true });
    expect(told()).not.toContain("of");
    expect(screen.queryByTestId("open-lobby")).toBeNull();
    cleanup();
    show(people(3, [again, {}, { here: false }]), { seat: 0, host: false });
    expect(told()).toContain("1 of 2 wants to play again");
    cleanup();
    show(people(3, [again, {}, { here: false, ...again }]), { seat: 0, host: false });
    expect(told()).toContain("2 of 3 want to play again");
  });

  it("need not wait if the host says so", async () => {
    const socket = show(people(3), { seat: 0, host: true });
    await fireEvent.click(within(screen.getByTestId("decision-banner")).getByTestId("open-lobby"));
    expect(socket.sent.at(-1)).toMatchObject({ type: "openLobby" });
  });

  it("is seen by those who watch, who are not asked", () => {
    show(people(3, [again]), { seat: null, host: false });
    expect(told()).toContain("1 of 3 wants to play again");
    expect(screen.queryByTestId("again")).toBeNull();
  });
});
