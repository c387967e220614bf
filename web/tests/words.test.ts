import { describe, expect, it } from "vitest";
import forest from "../../src/pyrite/locales/en/forest.ftl?raw";
import page from "../../src/pyrite/locales/en/page.ftl?raw";
import setup from "../../src/pyrite/locales/en/setup.ftl?raw";
import wire from "../src/net/wire.ts?raw";
import { cardName, cardTitle, spokenCard } from "../src/table/telling/cardNames";
import { messageId, sentence, tell, treasureName, worthTelling } from "../src/table/telling/sentences";
import { known, list, say } from "../src/words";

const names = ["Łucja", "Řehoř", "Żubr"];
const kinds = [...wire.matchAll(/event: "(\w+)"/g)].map(([, kind]) => kind ?? "");

describe("messages", () => {
  it("fill their gaps", () => {
    expect(say("page-lay-fits", { count: 3, card: "Curve" })).toBe("Curve: 3 places fit");
    expect(say("page-lay-fits", { count: 1, card: "Curve" })).toBe("Curve: one place fits");
  });

  it("that are missing, or lack a word, are mistakes", () => {
    expect(() => say("page-no-such-thing")).toThrow("page-no-such-thing");
    expect(() => say("page-table-code")).toThrow("page-table-code");
  });

  it("name several things", () => {
    expect([list([]), list(["A"]), list(["A", "B"]), list(["A", "B", "C"])]).toEqual([
      "",
      "A",
      "A and B",
      "A, B and C",
    ]);
  });
});

describe("the words of the page", () => {
  const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const code = Object.values(sources).join("\n");
  const written = [...`${forest}\n${page}\n${setup}`.matchAll(/^((?:forest|page|setup)-[\w-]+) =/gm)].map(([, id]) => id ?? "");
  const asked = new Set([...code.matchAll(/"((?:forest|page|setup)-[\w-]+)"/g)].map(([, id]) => id ?? ""));
  const begun = [...code.matchAll(/`(page-[\w-]*)\$\{/g)].map(([, id]) => id ?? "");

  /** A card and parts of the rules are called so, and no message. */
  const NAMES = ["forest-trap", "forest-dwarfs", "forest-cards"];

  it("are all there", () => {
    expect(asked.size).toBeGreaterThan(100);
    expect([...asked].filter((id) => !written.includes(id) && !NAMES.includes(id))).toEqual([]);
  });

  it("are all used", () => {
    const used = (id: string): boolean =>
      asked.has(id) ||
      page.includes(`{ ${id} }`) ||
      begun.some((head) => head.length > "page-".length && id.startsWith(head)) ||
      id.startsWith("page-event-") ||
      id.startsWith("forest-event-");
    expect(written.filter((id) => !used(id))).toEqual([]);
  });
});

describe("events", () => {
  it("all have a sentence", () => {
    expect(kinds.length).toBeGreaterThan(20);
    for (const kind of kinds) expect(known(messageId(kind as Parameters<typeof messageId>[0])), kind).toBe(true);
  });

  it("have kinder words only where there are plain ones", () => {
    const own = [...`${forest}\n${page}`.matchAll(/^(?:forest|page)-(event-[\w-]+) =/gm)].map(([, id]) => id ?? "");
    expect(own.filter((id) => !known(id))).toEqual([]);
  });

  it("are told with the names of the players, which stand out", () => {
    expect(tell({ event: "PathLaid", number: 0, seat: 0, card: "ESW", x: 1, y: 0, turned: false }, names)).toEqual([
      { text: "Łucja", name: true },
      { text: " lays a T-junction.", name: false },
    ]);
  });

  it("say whose tool it is", () => {
    const broken = {
      event: "ActionPlayed",
      number: 0,
      seat: 2,
      card: "break-lantern",
      target: 1,
      tool: "lantern",
      x: null,
      y: null, x2: null, y2: null, turned: false, side: null, slot: null,
    } as const;
    expect(sentence(broken, names)).toBe("Żubr breaks Řehoř’s lantern.");
    expect(sentence({ ...broken, card: "fix-lantern", target: 2 }, names)).toBe("Żubr repairs their own lantern.");
  });

  it("say what only some may know to those only", () => {
    const seen = { event: "GoalSeen", number: 0, seat: 1, x: 8, y: -2 } as const;
    expect(sentence({ ...seen, goal: null }, names)).toBe("Řehoř looks at the upper goal.");
    expect(sentence({ ...seen, goal: "treasure" }, names)).toBe("Řehoř looks at the upper goal: the treasure.");
  });

  it("name the tool that is whole again, and what else was taken away", () => {
    const cleared = { event: "FrontCleared", number: 0, seat: 1 } as const;
    expect(sentence({ ...cleared, card: "break-pickaxe" }, names)).toBe("Řehoř is rid of the broken pickaxe.");
    expect(sentence({ ...cleared, card: "trap" }, names)).toBe("Řehoř is free again.");
  });

  it("name all winners", () => {
    expect(sentence({ event: "GameEnded", number: 0, winners: [0, 2] }, names)).toBe(
      "Łucja and Żubr win the game together.",
    );
  });

  it("are told in the words of the game that is played", () => {
    const scored = { event: "Scored", number: 0, seat: 0, nuggets: 4 } as const;
    expect(sentence(scored, names)).toBe("Łucja has 4 nuggets.");
    expect(sentence(scored, names, "lost-mines")).toBe("Łucja has 4 points.");
    expect(treasureName("jewels-12")).toBe("jewels worth 12");
  });

  it("that would fill the log, or give a role away, are left out", () => {
    expect(worthTelling({ event: "CardDrawn", number: 0, seat: 1, card: null }, 0)).toBe(false);
    expect(worthTelling({ event: "CardDrawn", number: 0, seat: 0, card: "map" }, 0)).toBe(true);
    expect(worthTelling({ event: "RoleDealt", number: 0, seat: 0, role: "saboteur" }, 0)).toBe(false);
  });
});

describe("cards", () => {
  it("have names", () => {
    expect(cardName("nesw")).toBe("a dead end");
    expect(cardTitle("NS+EW")).toBe("Bridge");
    expect(cardTitle("fix-pickaxe-cart")).toBe("Pickaxe or Cart Repair");
  });

  it("can be heard, as they lie", () => {
    expect(spokenCard("ESW")).toBe("T-junction, opens east, south and west, all joined");
    expect(spokenCard("NE", true)).toBe("Curve, opens south and west, all joined");
    expect(spokenCard("nes")).toBe("Dead end, opens north, east and south, nothing passes");
    expect(spokenCard("NS+EW")).toContain("not joined");
    expect(spokenCard("NSe:green")).toContain("nothing passes east");
  });
});
