import { beforeEach, describe, expect, it } from "vitest";
import { Line, RefusedError } from "../../src/net/line";
import type { AnyTelling } from "../../src/net/wire";
import { FakeClock, FakeSocket, snapshot } from "../kit";

let sockets: FakeSocket[];
let clock: FakeClock;
let told: AnyTelling[];
let states: string[];
let version: number | null;
let line: Line;

const latest = (): FakeSocket => sockets.at(-1) as FakeSocket;
const greet = (): void => {
  latest().onopen?.();
  latest().tell(snapshot());
};

beforeEach(() => {
  [sockets, clock, told, states, version] = [[], new FakeClock(), [], [], null];
  line = new Line(
    {
      open: () => {
        sockets.push(new FakeSocket());
        return latest();
      },
      later: clock.later,
      chance: () => 0.5,
    },
    () => version,
    (telling) => {
      told.push(telling);
      if (telling.type === "snapshot") version = telling.version;
    },
    (state) => states.push(state),
  );
  line.connect();
});

describe("opening", () => {
  it("says hello first, and is open once the table has answered", () => {
    latest().onopen?.();
    expect(latest().sent).toMatchObject([{ type: "hello", since: null }]);
    expect(line.state).toBe("connecting");
    latest().tell(snapshot());
    expect(line.state).toBe("open");
    expect(told).toHaveLength(1);
  });

  it("keeps what is asked before that until the line is open", () => {
    void line.ask({ type: "chat", text: "hi" });
    latest().onopen?.();
    expect(latest().sent.map(({ type }) => type)).toEqual(["hello"]);
    latest().tell(snapshot());
    expect(latest().sent.map(({ type }) => type)).toEqual(["hello", "chat"]);
  });

  it("gives a silent table up and tries again", () => {
    latest().onopen?.();
    clock.pass(6000);
    expect(line.state).toBe("lost");
    clock.pass(1000);
    expect(sockets).toHaveLength(2);
  });
});

describe("asking", () => {
  beforeEach(greet);

  it("hands over the answer to the right question", async () => {
    const [one, two] = [line.ask({ type: "ready" }), line.ask({ type: "link" })];
    const [first, second] = latest()
      .sent.slice(1)
      .map(({ id }) => id) as [string, string];
    expect(first).not.toBe(second);
    latest().tell({ type: "link", id: second, url: "/t/GOLD12#seat=x" });
    latest().tell({ type: "ack", id: first, version: 8 });
    await expect(one).resolves.toMatchObject({ type: "ack" });
    await expect(two).resolves.toMatchObject({ url: "/t/GOLD12#seat=x" });
  });

  it("says why something is refused", async () => {
    const asked = line.ask({ type: "play", version: 7, move: "lay NE 1,1" });
    const id = latest().sent.at(-1)?.id ?? "";
    latest().tell({ type: "refused", id, reason: "misfit", rule: "B-20", text: "It does not fit.", details: {} });
    await expect(asked).rejects.toThrow(RefusedError);
    await expect(asked).rejects.toThrow("It does not fit.");
  });
});

describe("a line that breaks", () => {
  beforeEach(greet);

  it("comes back and goes on after the last version seen", () => {
    latest().break();
    expect(states).toEqual(["open", "lost"]);
    clock.pass(400);
    latest().onopen?.();
    expect(latest().sent).toMatchObject([{ type: "hello", since: 7 }]);
  });

  it("asks again, under the same id, what was not answered, and nothing else", async () => {
    const answered = line.ask({ type: "ready" });
    latest().tell({ type: "ack", id: latest().sent.at(-1)?.id ?? "", version: 8 });
    await answered;
    const open = line.ask({ type: "play", version: 8, move: "pass NE" });
    const before = latest().sent.at(-1);
    latest().break();
    clock.pass(400);
    greet();
    expect(latest().sent.slice(1)).toEqual([before]);
    latest().tell({ type: "ack", id: before?.id ?? "", version: 9 });
    await expect(open).resolves.toMatchObject({ version: 9 });
  });

  it("waits longer each time, but never for long", () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      latest().break();
      const [count, begun] = [sockets.length, clock.now];
      while (sockets.length === count) clock.pass(50);
      waits.push(clock.now - begun);
    }
    expect(waits[0]).toBe(300);
    expect(waits[1]).toBe(600);
    expect(Math.max(...waits)).toBeLessThanOrEqual(8000);
  });

  it("does not wait when the network is back", () => {
    latest().break();
    line.hurry();
    expect(sockets).toHaveLength(2);
    clock.pass(10_000);
    expect(sockets.filter(({ closed }) => !closed)).toHaveLength(1);
  });

  it("no longer listens to the socket it gave up", () => {
    const old = latest();
    line.restart();
    old.tell(snapshot());
    old.break();
    expect(told).toHaveLength(1);
    expect(sockets).toHaveLength(2);
  });

  it("asks no more for a table that the server does not know", () => {
    latest().onclose?.({ code: 4404 });
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(line.state).toBe("unknown");
    line.hurry();
    expect(sockets).toHaveLength(1);
  });

  it("stays closed when it was closed", () => {
    line.close();
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(line.state).toBe("closed");
  });
});
