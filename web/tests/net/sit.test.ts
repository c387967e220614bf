import { afterEach, expect, test, vi } from "vitest";
import { sitDown } from "../../src/net/api";

afterEach(() => vi.unstubAllGlobals());

test("whoever sits down has a ticket by then, so that he may ask again", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, how: RequestInit) => {
    asked.push(`${how.method ?? "GET"} ${path}`);
    return Promise.resolve(new Response("{}"));
  });
  await sitDown("ABCDEF", "Bea");
  expect(asked).toEqual(["GET /api/tables/ABCDEF", "POST /api/tables/ABCDEF/sit"]);
});
