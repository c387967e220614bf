/** What the tests of the page share: tables, views, a socket that is not there. */

import type { Socket } from "../src/net/line";
import type {
  ActionPlayed,
  AnyTelling,
  CellData,
  SeatData,
  Snapshot,
  TableData,
  TableInfo,
  TableView,
  ViewData,
} from "../src/net/wire";

export const tableInfo = (changes: Partial<TableInfo> = {}): TableInfo => ({
  code: "GOLD12",
  phase: "playing",
  game: 1,
  host: 0,
  locked: false,
  pace: "none",
  capacity: 10,
  setup: { game: "saboteur", edition: "default", options: {}, modules: [] },
  printed: {},
  veto_seconds: 3,
  away_after: 45,
  pass_all: false,
  seats: ["Ann", "Bo", "Cy"].map((name, seat) => ({
    seat,
    name,
    kind: "person",
    bot: null,
    here: true,
    away_seconds: null,
    stand_in: false,
    ready: false,
    pass_all: false,
    again: false,
  })),
  watchers: 0,
  records: 0,
  ...changes,
});

export const seatData = (changes: Partial<SeatData> = {}): SeatData => ({
  hand: 6,
  broken: [],
  role: null,
  gold: [],
  loose: 0,
  front: [],
  holds: [],
  ...changes,
});

/** A card in the mine. */
export const cell = (x: number, y: number, card: string | null, changes: Partial<CellData> = {}): CellData => ({
  x,
  y,
  what: "path",
  card,
  turned: false,
  seen_by: [],
  chest: null,
  ...changes,
});

export const action = (number: number, seat: number, card: string, changes: Partial<ActionPlayed>): ActionPlayed => ({
  event: "ActionPlayed",
  number,
  seat,
  card,
  target: null,
  tool: null,
  x: null,
  y: null,
  x2: null,
  y2: null,
  turned: false,
  side: null,
  slot: null,
  ...changes,
});

export const tableView = (changes: Partial<TableView> = {}): TableView => ({
  viewer: 0,
  happened: 0,
  round: 1,
  over: false,
  outcome: null,
  connector: null,
  starter: 0,
  turn: 0,
  direction: 1,
  decision: "turn",
  decider: 0,
  moves: {},
  declared: null,
  pending: null,
  hand: [],
  on_its_way: null,
  held: null,
  pile: 20,
  aside: 0,
  looking: [],
  discard: [],
  seats: [0, 1, 2].map(() => seatData()),
  spare: [null],
  mine: [
    cell(0, 0, null, { what: "start" }),
    ...[-2, 0, 2].map((y) => cell(8, y, null, { what: "hidden" })),
  ],
  groups: [],
  figures: [],
  maps_banned: false,
  gold_pile: 28,
  open_gold: [],
  offer: [],
  forest: null,
  ...changes,
});

const keyed = <T>(list: readonly T[], key: (one: T, number: number) => string): Record<string, T> =>
  Object.fromEntries(list.map((one, number) => [key(one, number), one]));
const numbered = <T>(list: readonly T[]): Record<string, T> => keyed(list, (_, number) => String(number));

/** Cards of the mine by their places. */
export const mine = (...cells: CellData[]): Record<string, CellData> => keyed(cells, ({ x, y }) => `${x},${y}`);

/** As the server tells it. */
export const told = ({ forest, ...view }: TableView): ViewData => ({
  ...view,
  ...(forest && { forest }),
  discard: numbered(view.discard),
  mine: mine(...view.mine),
  seats: numbered(view.seats),
});
export const toldTable = (info: TableInfo): TableData => ({ ...info, seats: numbered(info.seats) });

/** A snapshot in which table and view are as the page reads them. */
export type Shot = Omit<Snapshot, "table" | "view"> & { table: TableInfo; view: TableView | null };

export const snapshot = ({ table = tableInfo(), view = tableView(), ...changes }: Partial<Shot> = {}): Snapshot => ({
  type: "snapshot",
  id: "hello",
  version: 7,
  you: { seat: 0, host: true },
  table: toldTable(table),
  view: view && told(view),
  events_from: 0,
  events: [],
  chat_from: 0,
  chat: [],
  notices: [],
  window_left: null,
  ...changes,
});

interface Sent {
  type: string;
  id: string;
  [field: string]: unknown;
}

/** A line whose other end is the test. */
export class FakeSocket implements Socket {
  sent: Sent[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.closed = true;
  }

  tell(telling: AnyTelling): void {
    this.onmessage?.({ data: JSON.stringify(telling) });
  }

  break(): void {
    this.onclose?.({ code: 1006 });
  }
}

/** A clock that goes on when it is told to. */
export class FakeClock {
  #due: { at: number; then: () => void }[] = [];
  now = 0;

  later = (wait: number, then: () => void): (() => void) => {
    const entry = { at: this.now + wait, then };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  };

  pass(time: number): void {
    this.now += time;
    const ready = this.#due.filter(({ at }) => at <= this.now);
    this.#due = this.#due.filter(({ at }) => at > this.now);
    for (const { then } of ready) then();
  }
}
