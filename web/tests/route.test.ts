import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import ShareTable from "../src/people/lobby/ShareTable.svelte";
import { routeOf, takeSeatToken } from "../src/route.svelte";
import TablePage from "../src/table/TablePage.svelte";
import { FakeSocket, snapshot } from "./kit";

const api = vi.hoisted(() => ({
  claimSeat: vi.fn(),
  tableInfo: vi.fn(),
  tableSocket: vi.fn(),
  games: () => Promise.reject(new Error("not asked here")),
}));
vi.mock("../src/net/api", async (original) => ({ ...(await original<object>()), ...api }));

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
  vi.clearAllMocks();
});

describe("addresses", () => {
  it("lead to a table", () => {
    expect(routeOf("/t/GOLD12")).toEqual({ page: "table", code: "GOLD12" });
    expect(routeOf("/")).toEqual({ page: "home" });
  });

  it("that nobody can read lead to a table that nobody knows", () => {
    expect(routeOf("/t/%E0%A4%A")).toEqual({ page: "table", code: "%E0%A4%A" });
    location.hash = "#seat=%E0%A4%A";
    expect(takeSeatToken()).toBe("%E0%A4%A");
    expect(location.hash).toBe("");
  });
});

describe("the page of a table", () => {
  const sockets: FakeSocket[] = [];
  const open = async (): Promise<void> => {
    sockets.length = 0;
    api.tableSocket.mockImplementation(() => sockets[sockets.push(new FakeSocket()) - 1]);
    render(TablePage, { props: { code: "GOLD12" } });
    await vi.waitFor(() => expect(sockets).toHaveLength(1));
  };

  it("takes the seat of a link that is pasted into it", async () => {
    await open();
    sockets[0]?.onopen?.();
    sockets[0]?.tell(snapshot({ you: { seat: null, host: false } }));
    location.hash = "#seat=secret";
    window.dispatchEvent(new Event("hashchange"));
    await vi.waitFor(() => expect(sockets).toHaveLength(2));
    expect(api.claimSeat.mock.calls).toEqual([["GOLD12", "secret"]]);
    expect(location.hash).toBe("");
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent).toMatchObject([{ type: "hello", since: null }]);
  });

  it("says that there is no such table when the server does not know it any more", async () => {
    await open();
    sockets[0]?.onclose?.({ code: 4404 });
    await vi.waitFor(() => expect(screen.getByTestId("herald").textContent).toContain("There is no table “GOLD12”"));
  });
});

describe("the link to a table", () => {
  it("is marked where the page may not copy", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    render(ShareTable, { props: { code: "GOLD12" } });
    screen.getByRole("button").click();
    await vi.waitFor(() => expect(screen.getByTestId("share-marked").textContent).toContain("The link is marked"));
    const field = screen.getByTestId<HTMLInputElement>("share-link");
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  });
});
