// @vitest-environment node
/** The rules of lint/page.mjs find what they are for. */

import { ESLint } from "eslint";
import { beforeAll, describe, expect, it } from "vitest";

const TYPES = 60_000; // milliseconds; a busy machine takes its time to read them all

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({ cwd: process.cwd() });
});

/** Which of our rules object to a component. */
async function found(markup: string, script = ""): Promise<(string | null)[]> {
  const [told] = await eslint.lintText(`<script lang="ts">${script}</script>\n${markup}`, { filePath: "src/ui/Tried.svelte" });
  return (told?.messages ?? []).map(({ ruleId }) => ruleId).filter((id) => id === null || id.startsWith("page/"));
}

describe("an element that is listened to", () => {
  const LET = "let a = $state<string | null>(null);";

  it.each([
    ['{#key a}<p aria-live="polite">{a}</p>{/key}'],
    ['{#if a}<p role="alert">{a}</p>{/if}'],
    ['{#if a}x{:else}<div><p role="status">none</p></div>{/if}'],
    ['{#each [a] as b (b)}<p role="log">{b}</p>{/each}'],
  ])("may not come with its words: %s", async (markup) => {
    expect(await found(markup, LET)).toEqual(["page/live-stays"]);
  });

  it.each([
    ['<p role="alert">{a}</p>'],
    ['<p aria-live="polite">{#if a}{#key a}<b>{a}</b>{/key}{/if}</p>'],
    ['{#if a}<p role="group" aria-live="off">{a}</p>{/if}'],
  ])("stays: %s", async (markup) => {
    expect(await found(markup, LET)).toEqual([]);
  });
});

describe("what leaves the page", () => {
  const GO = "const go = (_: Element) => ({ duration: 300 }); const leave = go; const quiet = true;";

  it.each([
    ["<p out:go>x</p>", GO],
    ["<p transition:leave>x</p>", GO],
    ["<p>x</p>", "const NONE = { duration: 0 };"],
    ["<p>x</p>", "const go = (quiet: boolean) => ({ duration: quiet ? 0 : 300 });"],
  ])("goes in no other way and takes some time: %s %s", async (markup, script) => {
    expect(await found(markup, script)).toEqual(["page/leaves-by-leave"]);
  });

  it("goes by the one function; what comes may come in any way", async () => {
    expect(await found("<p in:go out:leave>x</p>", GO)).toEqual([]);
  });

  it("is looked for outside components as well", { timeout: TYPES }, async () => {
    const text = "export const NONE = { duration: 0 };\n";
    const rules = async (filePath: string): Promise<(string | null)[]> =>
      (await eslint.lintText(text, { filePath }))[0]?.messages.map(({ ruleId }) => ruleId) ?? [];
    expect(await rules("src/board/flight.ts")).toEqual(["page/leaves-by-leave"]);
    expect(await rules("src/ui/modalFocus.ts")).toEqual(["page/leaves-by-leave"]);
    expect(await rules("tests/kit.ts")).toEqual([]);
  });

  it("may take no time in the one function, and nowhere else", async () => {
    const severity = async (file: string): Promise<unknown> => {
      const { rules } = (await eslint.calculateConfigForFile(file)) as { rules: Record<string, unknown[]> };
      return rules["page/leaves-by-leave"]?.[0];
    };
    expect(await severity("src/ui/leave.ts")).toBe(0);
    expect(await severity("src/ui/hold.ts")).toBe(2);
  });
});

describe("a list", () => {
  it.each([
    ['<ol role="log"><li>x</li></ol>'],
    ["<div><li>x</li></div>"],
    ["{#if true}<section>{#each [1] as x (x)}<li>{x}</li>{/each}</section>{/if}"],
  ])("has items, and they have a list: %s", async (markup) => {
    expect(await found(markup)).toEqual(["page/lists"]);
  });

  it.each([["<ul>{#each [1] as x (x)}<li>{x}</li>{/each}</ul>"], ["<li>the list is elsewhere</li>"]])(
    "is one: %s",
    async (markup) => {
      expect(await found(markup)).toEqual([]);
    },
  );
});

it("what is not waited for is found", { timeout: TYPES }, async () => {
  const text = "const later = async (): Promise<void> => undefined;\nexport const now = (): void => {\n  later();\n};\n";
  const [told] = await eslint.lintText(text, { filePath: "src/ui/modalFocus.ts" });
  expect(told?.messages.map(({ ruleId }) => ruleId)).toEqual(["@typescript-eslint/no-floating-promises"]);
});
