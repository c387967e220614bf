import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import mine from "../../../src/pyrite/locales/en/mine.ftl?raw";
import { KEY, Session } from "../../src/net/session.svelte";
import Players from "../../src/people/players/Players.svelte";
import Hand from "../../src/table/hand/Hand.svelte";
import { FakeSocket, snapshot, tableInfo, tableView } from "../kit";

const seats = tableView().seats.map((seat, number) => (number === 1 ? { ...seat, broken: ["lantern", "cart"] } : seat));
const view = tableView({ seats, hand: ["ESW", "map"], moves: { "play map": ["at 8,0"], "pass ESW": [""] } });

const context = (): Map<symbol, Session> => {
  const session = new Session("GOLD12", () => new FakeSocket());
  session.table.apply(snapshot({ view }));
  return new Map([[KEY, session]]);
};
const names = (container: Element): (string | null)[] =>
  [...container.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));

it("players are heard with what they do, hold, and cannot use", () => {
  const { container } = render(Players, { props: { view, info: tableInfo() }, context: context() });
  expect(names(container)).toEqual([
    "Ann: You · digging now, 6 cards, all tools work",
    "Bo: cannot dig, 6 cards, lantern and cart are broken",
    "Cy: waiting, 6 cards, all tools work",
  ]);
});

it("cards in the hand are heard with their sides, and that they are of no use now", () => {
  const { container } = render(Hand, { props: { view }, context: context() });
  expect(names(container)).toEqual([
    "T-junction, opens east, south and west, all joined. Cannot be played now.",
    "Map",
  ]);
});

it("every sentence for the ear is there and used", () => {
  const sources = import.meta.glob<string>("../../src/**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const code = Object.values(sources).join("\n");
  const asked = [...code.matchAll(/say\([^)]*?"(mine-[\w-]+)"/g)].map(([, id]) => id);
  const written = [...mine.matchAll(/^(mine-[\w-]+) =/gm)].map(([, id]) => id ?? "");
  expect(asked.filter((id) => !written.includes(id ?? ""))).toEqual([]);
  expect(written.filter((id) => !code.includes(`"${id}"`))).toEqual([]);
});
