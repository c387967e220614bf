/** The whole box at the table: every new form of a move, and every decision in the page. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { flights } from "../../src/games/saboteur/cardsBetweenPlayers";
import { lastLaid } from "../../src/games/saboteur/modules/diversion/lastLaid";
import { KEY, Session } from "../../src/net/session.svelte";
import { Table } from "../../src/net/table.svelte";
import type { AnyEvent, Moves, TableView } from "../../src/net/wire";
import { Choice } from "../../src/table/choice/choice.svelte";
import { readMove } from "../../src/table/choice/moves";
import Game from "../../src/table/Game.svelte";
import { roleName } from "../../src/table/telling/roleNames";
import { action, cell, FakeSocket, seatData, snapshot, tableInfo, tableView } from "../kit";

describe("a move is read from its text:", () => {
  it.each([
    ["lay NE 3,-1 turned asking 2", { act: "lay", card: "NE", x: 3, y: -1, turned: true, asking: 2 }],
    ["lay NE 3,1 asking 11", { act: "lay", turned: false, asking: 11 }],
    ["play diversion at 1,0 turned asking 0", { act: "divert", x: 1, y: 0, turned: true, asking: 0 }],
    ["play swap-goals at 8,-2 8,2", { act: "pair", x: 8, y: -2, other: { x: 8, y: 2 } }],
    ["play inspection on 4", { act: "aim", card: "inspection", seat: 4, tool: null }],
    ["play map at 3,-1", { act: "point", x: 3, y: -1 }],
    ["play theft", { act: "play", card: "theft" }],
    ["pass NE map NE", { act: "pass", cards: ["NE", "map", "NE"] }],
    ["discard NE map for trap", { act: "discard", cards: ["NE", "map"], mark: "trap" }],
    ["toll NE at 3,0 east", { act: "toll", cards: ["NE"], x: 3, y: 0, side: "E" }],
    ["move 8,0 east", { act: "move", x: 8, y: 0, side: "E" }],
    ["take NE", { act: "take", card: "NE" }],
    ["steal 2", { act: "steal", seat: 2 }],
    ["choose 3", { act: "choose", seat: 3 }],
    ["swap", { act: "swap" }],
    ["forgo", { act: "forgo" }],
    ["refuse", { act: "refuse" }],
  ])("%s", (text, move) => {
    expect(readMove(text)).toMatchObject({ text, ...move });
  });
});

/** A choice among these moves, with these cards in hand. */
function choosing(moves: Moves, hand: string[] = [], changes: Partial<TableView> = {}, events: AnyEvent[] = []): Choice {
  const table = new Table();
  table.apply(snapshot({ view: tableView({ hand, moves, ...changes }), events }));
  return new Choice(table);
}

describe("several cards", () => {
  const PASSES = { pass: ["NE", "map", "EW", "NE map", "EW NE", "EW map", "EW NE map"] };

  it("are put away in the order in which they are picked", () => {
    const choice = choosing(PASSES, ["NE", "EW", "map"]);
    choice.enter("pass");
    for (const index of [2, 0, 1]) choice.take(index);
    expect(choice.move?.text).toBe("pass map NE EW");
    choice.take(0);
    expect(choice.move?.text).toBe("pass map EW");
  });

  it("are never too many: the last one gives way", () => {
    const choice = choosing({ pass: ["NE", "EW", "EW NE"] }, ["NE", "EW", "NE"]);
    choice.enter("pass");
    for (const index of [0, 1, 2]) choice.take(index);
    expect(choice.picked).toEqual([0, 2]);
    expect(choice.move).toBeNull(); // two of a kind are not on the list
  });

  it("that are the same are told apart by their places", () => {
    const choice = choosing({ pass: ["NE", "NE NE"] }, ["NE", "NE"]);
    choice.enter("pass");
    choice.take(1);
    choice.take(0);
    expect(choice.move?.text).toBe("pass NE NE");
  });

  it("begin with the one that was chosen before", () => {
    const choice = choosing(PASSES, ["NE", "EW", "map"]);
    choice.take(1);
    choice.enter("pass");
    expect(choice.pickedCards).toEqual(["EW"]);
  });

  it("go two at a time for what lies before one", () => {
    const moves = { discard: ["NE map for trap", "NE map for cart"] };
    const choice = choosing(moves, ["map", "NE"]);
    choice.enter("discard");
    expect([choice.marks, choice.mark]).toEqual([["trap", "cart"], null]);
    choice.mark = "cart";
    choice.take(0);
    expect(choice.move).toBeNull();
    choice.take(1);
    expect(choice.move?.text).toBe("discard NE map for cart");
  });
});

describe("places", () => {
  it("of two goals are chosen one after the other, in any order", () => {
    const moves = { "play swap-goals": ["at 8,-2 8,0", "at 8,-2 8,2", "at 8,0 8,2"] };
    const choice = choosing(moves, ["swap-goals"]);
    choice.take(0);
    choice.point({ x: 8, y: 2 });
    expect(choice.move).toBeNull();
    choice.point({ x: 8, y: -2 });
    expect(choice.move?.text).toBe("play swap-goals at 8,-2 8,2");
    choice.back();
    choice.point({ x: 8, y: 2 }); // the first one again: let go
    expect(choice.place).toBeNull();
  });

  it("before a tunnel's end are shut by a figure, from one side or another", () => {
    const moves = { "toll NE at": ["0,0 east", "1,1 north", "0,0 south"] };
    const choice = choosing(moves, ["NE"]);
    choice.enter("toll");
    choice.take(0);
    expect(choice.lit.map(({ x, y }) => `${x},${y}`)).toEqual(["0,1", "1,0"]);
    choice.point({ x: 1, y: 0 });
    expect([choice.canTurn, choice.move?.text]).toEqual([true, "toll NE at 0,0 east"]);
    choice.turn();
    expect(choice.move?.text).toBe("toll NE at 1,1 north");
    expect(choice.question({ x: -1, y: 0 })).toBe("toll NE at 0,0 west");
  });

  it("cost a toll: one pays, or asks somebody", () => {
    const choice = choosing({ "lay NE": ["1,0", "1,0 asking 1", "1,0 asking 2", "0,1"] }, ["NE"]);
    choice.take(0);
    expect(choice.targets).toEqual([1, 2]);
    choice.point({ x: 1, y: 0 });
    expect([choice.toll, choice.move?.text]).toEqual([true, "lay NE 1,0"]);
    choice.aim(2);
    expect(choice.move?.text).toBe("lay NE 1,0 asking 2");
    choice.aim(2);
    expect(choice.move?.text).toBe("lay NE 1,0");
    choice.aim(2);
    choice.point({ x: 0, y: 1 });
    expect([choice.toll, choice.move?.text]).toEqual([false, "lay NE 0,1"]);
  });

  it("where one cannot pay oneself ask for somebody first", () => {
    const choice = choosing({ "lay NE": ["1,0 asking 1", "1,0 turned asking 1"] }, ["NE"]);
    choice.take(0);
    choice.point({ x: 1, y: 0 });
    expect(choice.move).toBeNull();
    choice.aim(1);
    choice.turn();
    expect(choice.move?.text).toBe("lay NE 1,0 turned asking 1");
  });

  it("to which a goal moves may lie at several of its sides", () => {
    const choice = choosing({ move: ["8,0 east", "8,0 south"] }, [], { decision: "chest-goal" });
    choice.point({ x: 8, y: 0 });
    expect(choice.move?.text).toBe("move 8,0 east");
    choice.turn();
    expect(choice.move?.text).toBe("move 8,0 south");
  });
});

describe("a diversion moves", () => {
  const began: AnyEvent = { event: "RoundBegan", number: 0, round: 1, starter: 0 };
  const laid = (number: number, x: number, card = "NE"): AnyEvent => ({
    ...{ event: "PathLaid", number, seat: 1, card, x, y: 0, turned: false },
  });

  it("the card laid last, if it still lies there", () => {
    const events: AnyEvent[] = [laid(0, 5), began, laid(1, 1), laid(2, 2, "EW")];
    expect(lastLaid({ events })).toMatchObject({ card: "EW", x: 2 });
    const gone: AnyEvent = { event: "PathRemoved", number: 3, seat: 0, card: "EW", x: 2, y: 0 };
    expect(lastLaid({ events: [...events, action(3, 0, "rockfall", { x: 2, y: 0 }), gone] })).toMatchObject({ x: 1 });
  });

  it("never one that was stopped", () => {
    const veto: AnyEvent = { event: "CardVetoed", number: 3, seat: 2, card: "EW" };
    expect(lastLaid({ events: [began, laid(1, 1), laid(2, 2), veto] })).toMatchObject({ x: 1 });
    expect(lastLaid({ events: [began, laid(1, 1), action(2, 0, "trap", { target: 1 }), veto] })).toMatchObject({ x: 1 });
  });

  it("one that was moved already, from where it is now", () => {
    const moved: AnyEvent = {
      ...{ event: "PathMoved", number: 3, seat: 0, card: "NE", x: 0, y: 1, turned: true },
      ...{ from_x: 1, from_y: 0 },
    };
    expect(lastLaid({ events: [began, laid(1, 1), laid(2, 2), moved] })).toMatchObject({ x: 0, y: 1, turned: true });
  });

  it("turned or not, wherever it fits", () => {
    const choice = choosing({ "play diversion": ["at 0,1", "at 0,1 turned"] }, ["diversion"], {}, [began, laid(1, 1)]);
    choice.take(0);
    choice.point({ x: 0, y: 1 });
    expect([choice.path, choice.canTurn]).toEqual(["NE", true]);
    choice.turn();
    expect(choice.move?.text).toBe("play diversion at 0,1 turned");
  });
});

// --- in the page ---

let socket: FakeSocket;

async function open(changes: Partial<TableView>, events: AnyEvent[] = []): Promise<void> {
  socket = new FakeSocket();
  const session = new Session("GOLD12", () => socket);
  session.line.connect();
  socket.onopen?.();
  socket.tell(snapshot({ view: tableView(changes), table: tableInfo(), events }));
  const { view, info } = session.table;
  if (!view || !info) throw new Error("no game");
  render(Game, { props: { view, info }, context: new Map([[KEY, session]]) });
  await tick();
}

const press = async (...testids: string[]): Promise<void> => {
  for (const testid of testids) await fireEvent.click(screen.getByTestId(testid));
};
const banner = (): string => screen.getByTestId("decision-banner").textContent;
const played = (): unknown => socket.sent.findLast(({ type }) => type === "play")?.["move"];

describe("a turn in the whole box", () => {
  const HAND = ["NE", "map", "trap"];
  beforeEach(() =>
    open({
      hand: HAND,
      moves: {
        "lay NE": ["1,0"],
        "play trap": ["on 1"],
        pass: ["NE", "NE map", "NE map trap"],
        "discard NE": ["map for theft"],
        "toll map at": ["0,0 north"],
      },
      seats: [seatData({ front: ["theft"] }), seatData({ front: ["trap"], holds: ["map"] }), seatData()],
    }),
  );

  it("puts several cards away", async () => {
    await press("use-pass", "hand-card-1", "hand-card-0");
    expect(banner()).toContain("Put 2 cards away?");
    expect(screen.getByTestId("hand-card-0").getAttribute("aria-label")).toContain("number 2");
    await press("give-up");
    expect(played()).toBe("pass map NE");
  });

  it("frees oneself for two cards", async () => {
    await press("use-discard", "hand-card-0", "hand-card-1", "give-up");
    expect(played()).toBe("discard NE map for theft");
  });

  it("brings a figure", async () => {
    await press("use-toll", "hand-card-1", "show-place");
    expect(screen.getAllByTestId("figure")).toHaveLength(1);
    await press("play-card");
    expect(played()).toBe("toll map at 0,0 north");
  });

  it("leaves a use when it is pressed again", async () => {
    await press("use-pass", "hand-card-1", "use-pass", "hand-card-0", "show-place", "lay-card");
    expect(played()).toBe("lay NE 1,0");
  });

  it("shows what lies before others and what one knows of them", async () => {
    expect(screen.getByTestId("front-trap")).toBeTruthy();
    const chip = screen.getByTestId("target-1");
    expect(chip.getAttribute("aria-label")).toMatch(/trap.*you know one of the cards/);
    await press("target-1");
    expect(screen.getByTestId("player-sheet").textContent).toContain("Cards you know in this hand");
  });

  it("asks why somebody cannot be chosen", async () => {
    await press("hand-card-2", "target-2");
    expect(socket.sent.findLast(({ type }) => type === "why")).toMatchObject({ move: "play trap on 2" });
    expect(screen.queryByTestId("player-sheet")).toBeNull();
  });
});

describe("a decision", () => {
  it.each([
    ["swap-goals", { swap: [""], leave: [""] }, "Do the two goals change places?", ["swap"], "swap"],
    ["toll", { agree: [""], refuse: [""] }, "Bo asks you to pay the toll", ["refuse"], "refuse"],
    ["vault", { take: ["NE", "map"] }, "which card do you keep?", ["look-map", "take-card"], "take map"],
    ["chest-keep", { take: ["NE"] }, "From the chest", ["show-card", "take-card"], "take NE"],
    ["chest-victim", { choose: ["1", "2"] }, "whose hand", ["target-2", "play-card"], "choose 2"],
    ["chest-dwarf", { choose: ["1"] }, "whose dwarf", ["show-target", "play-card"], "choose 1"],
    ["chest-goal", { move: ["8,0 east"] }, "which goal moves away?", ["show-place", "play-card"], "move 8,0 east"],
    ["pioneer", { "lay NE": ["1,0"] }, "Pioneer", ["hand-card-0", "show-place", "lay-card"], "lay NE 1,0"],
  ])("%s is asked, and made", async (decision, moves, words, presses, move) => {
    await open({ decision, moves: moves as Moves, turn: 1, hand: ["NE"] });
    expect(banner()).toContain(words);
    await press(...presses);
    expect(played()).toBe(move);
  });

  it("theft is made where the gold is shared", async () => {
    await open({ decision: "theft", outcome: "exhausted", moves: { steal: ["1", "2"], forgo: [""] } });
    await press("steal-2");
    expect(banner()).toContain("Take a nugget from Cy?");
    await press("play-card");
    expect(played()).toBe("steal 2");
  });

  it("theft may be left alone", async () => {
    await open({ decision: "theft", outcome: "exhausted", moves: { steal: ["1"], forgo: [""] } });
    await press("forgo");
    expect(played()).toBe("forgo");
  });

  it("of a pioneer who has no place left is to leave it at that", async () => {
    await open({ decision: "pioneer", held: "pioneer", moves: { forgo: [""] } });
    await press("forgo");
    expect(played()).toBe("forgo");
  });

  it.each(["swap-goals", "vault", "pioneer", "theft", "toll", "chest-keep", "chest-victim", "chest-dwarf", "chest-goal"])(
    "%s of somebody else is told",
    async (decision) => {
      await open({ decision, decider: 1, turn: 1, moves: {} });
      expect(banner()).toMatch(/^\s*Bo /);
      expect(banner()).not.toContain("Bo decides");
    },
  );
});

describe("the mine shows", () => {
  it("figures and the places they shut", async () => {
    await open({ figures: [{ x: 0, y: 0, side: "east", owner: 2 }] });
    expect(screen.getByTestId("figure").innerHTML).toContain("Toll figure of Cy");
    expect(screen.getByTestId("shut").parentElement?.getAttribute("style")).toContain("--x: 1");
  });

  it("stacks, and what one has seen of them", async () => {
    const stack = (x: number, card: string | null, chest: string | null): ReturnType<typeof cell> =>
      cell(x, 1, card, { what: "stack", chest });
    await open({ mine: [cell(0, 0, null, { what: "start" }), stack(2, null, null), stack(4, "chest-NES", "chest-a")] });
    const labels = [...document.querySelectorAll("img")].map((img) => img.alt);
    expect(labels).toContain("2,1: a tunnel over a chest, both face down");
    expect(labels.find((label) => label.startsWith("4,1"))).toMatch(/T-junction.*a nugget/);
  });

  it("the postcard across its cells, spent or not", async () => {
    const part = (x: number, what: string): ReturnType<typeof cell> => cell(x, 0, "party", { what });
    await open({ mine: [cell(0, 0, null, { what: "start" }), ...[3, 4, 5].map((x) => part(x, "spent"))] });
    const parts = screen.getAllByLabelText(/tunnel party, over/);
    expect(parts.map((one) => one.style.backgroundPosition)).toEqual(["0% 0%", "50% 0%", "100% 0%"]);
  });

  it("goals that may have changed places", async () => {
    await open({ groups: [{ cards: ["treasure", "stone-ne"], goals: [[8, -2], [8, 2]], roles: [1], spare: 0, hands: [], discards: 0 }] });
    expect(screen.getAllByTestId("unsure").map(({ title }) => title)).toEqual(
      Array(2).fill("one of the treasure and a stone"),
    );
    expect(screen.getByTestId("seen-1").title).toBe("dwarf may have changed");
  });

  it("what holds for everybody", async () => {
    await open({ direction: -1, maps_banned: true, held: "pioneer" });
    for (const sign of ["reversed", "maps-banned", "played"]) expect(screen.getByTestId(sign)).toBeTruthy();
  });
});

it("dwarfs have names under both of their spellings", () => {
  expect([roleName("blue"), roleName("green-miner"), roleName("saboteur")]).toEqual([
    "blue miner",
    "green miner",
    "saboteur",
  ]);
});

describe("cards that go over the table", () => {
  it("are two hands, a robbed card, or the dwarfs of all", () => {
    expect(flights({ event: "HandsSwapped", number: 0, seat: 2, other: 0 }, 4)).toEqual([
      [2, 0],
      [0, 2],
    ]);
    expect(flights({ event: "CardRobbed", number: 0, seat: 1, victim: 3, card: null }, 4)).toEqual([[3, 1]]);
    const party = flights({ event: "RolesShuffled", number: 0, seat: 1 }, 5);
    expect(party.map(([from]) => from)).toEqual([0, 1, 2, 3, 4]);
    expect(party.map(([, to]) => to).sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
