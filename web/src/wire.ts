// Everything that crosses the wire. Made from src/pyrite/server/messages.py: `python -m tools.wire_types`.

export interface RoundBegan {
  event: "RoundBegan";
  number: number;
  round: number;
  starter: number;
}

export interface RoleDealt {
  event: "RoleDealt";
  number: number;
  seat: number;
  role: string | null;
}

export interface HandDealt {
  event: "HandDealt";
  number: number;
  seat: number;
  count: number;
  cards: string[] | null;
}

export interface PathLaid {
  event: "PathLaid";
  number: number;
  seat: number;
  card: string;
  x: number;
  y: number;
  turned: boolean;
}

/**
 * On somebody's tool, or at a place in the mine, or just so.
 */
export interface ActionPlayed {
  event: "ActionPlayed";
  number: number;
  seat: number;
  card: string;
  target: number | null;
  tool: string | null;
  x: number | null;
  y: number | null;
}

export interface CardPassed {
  event: "CardPassed";
  number: number;
  seat: number;
  card: string | null;
}

export interface PathRemoved {
  event: "PathRemoved";
  number: number;
  seat: number;
  card: string;
  x: number;
  y: number;
}

/**
 * `seat` has his tool back.
 */
export interface ToolMended {
  event: "ToolMended";
  number: number;
  seat: number;
  tool: string;
}

export interface GoalSeen {
  event: "GoalSeen";
  number: number;
  seat: number;
  x: number;
  y: number;
  goal: string | null;
}

export interface GoalRevealed {
  event: "GoalRevealed";
  number: number;
  seat: number;
  x: number;
  y: number;
  goal: string;
}

export interface GoalFitted {
  event: "GoalFitted";
  number: number;
  seat: number;
  x: number;
  y: number;
  goal: string;
  turned: boolean;
}

export interface CardDrawn {
  event: "CardDrawn";
  number: number;
  seat: number;
  card: string | null;
}

/**
 * `seat` has stopped `card`.
 */
export interface CardVetoed {
  event: "CardVetoed";
  number: number;
  seat: number;
  card: string;
}

export interface NuggetsEarned {
  event: "NuggetsEarned";
  number: number;
  seat: number;
  nuggets: number;
}

export interface NuggetsLost {
  event: "NuggetsLost";
  number: number;
  seat: number;
  nuggets: number;
}

/**
 * The `place`-th gold card of a purse, changed into loose nuggets in the open.
 */
export interface GoldChanged {
  event: "GoldChanged";
  number: number;
  seat: number;
  place: number;
  value: number;
}

export interface RoundEnded {
  event: "RoundEnded";
  number: number;
  outcome: string;
  connector: number | null;
}

export interface RoleShown {
  event: "RoleShown";
  number: number;
  seat: number;
  role: string;
}

export interface GoalShown {
  event: "GoalShown";
  number: number;
  x: number;
  y: number;
  goal: string;
}

export interface GoldDrawn {
  event: "GoldDrawn";
  number: number;
  first: number;
  count: number;
}

/**
 * One of the `count` cards that `seat` may choose among.
 */
export interface GoldOffered {
  event: "GoldOffered";
  number: number;
  seat: number;
  count: number;
  value: number | null;
}

export interface GoldKept {
  event: "GoldKept";
  number: number;
  seat: number;
  value: number | null;
}

export interface GoldPaid {
  event: "GoldPaid";
  number: number;
  seat: number;
  value: number;
}

export interface Scored {
  event: "Scored";
  number: number;
  seat: number;
  nuggets: number;
}

export interface GameEnded {
  event: "GameEnded";
  number: number;
  winners: number[];
}

/**
 * Always first. `since` is the last version seen, to be told only what came after it.
 */
export interface Hello {
  type: "hello";
  id: string;
  since?: number | null;
}

export interface Play {
  type: "play";
  id: string;
  version: number;
  move: string;
}

/**
 * Acknowledged if the move is legal, else refused with the reason. Nothing changes.
 */
export interface Why {
  type: "why";
  id: string;
  move: string;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

export interface AddBot {
  type: "addBot";
  id: string;
  bot: string;
}

export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

export interface Lock {
  type: "lock";
  id: string;
  locked: boolean;
}

/**
 * The seats as they are numbered now, in the order in which they shall be.
 */
export interface Arrange {
  type: "arrange";
  id: string;
  order: number[];
}

export interface Shuffle {
  type: "shuffle";
  id: string;
}

export interface Start {
  type: "start";
  id: string;
}

export interface SetPace {
  type: "pace";
  id: string;
  pace: "calm" | "none" | "quick";
}

/**
 * For the next round.
 */
export interface Ready {
  type: "ready";
  id: string;
}

/**
 * Let a bot play for somebody who has been away for long.
 */
export interface CallBot {
  type: "callBot";
  id: string;
  seat: number;
}

/**
 * I am here again, give me my seat back. Every other request says so too.
 */
export interface Back {
  type: "back";
  id: string;
}

/**
 * After a game: back to the lobby with the same people.
 */
export interface Again {
  type: "again";
  id: string;
}

export interface Leave {
  type: "leave";
  id: string;
}

/**
 * The link to one's own seat, for another device.
 */
export interface AskLink {
  type: "link";
  id: string;
}

export interface Rename {
  type: "name";
  id: string;
  name: string;
}

/**
 * Agree to pass all that is left of the round, or no longer; it comes to pass once everybody agrees (X-B18).
 */
export interface PassAll {
  type: "passAll";
  id: string;
  agree: boolean;
}

/**
 * All there is, in answer to `hello`. Events and chat begin with the numbers given: what one has from there on is
 * to be dropped.
 */
export interface Snapshot {
  type: "snapshot";
  id: string;
  version: number;
  you: You;
  table: TableInfo;
  view: TableView | null;
  events_from: number;
  events: AnyEvent[];
  chat_from: number;
  chat: ChatLine[];
  window_left: number | null;
}

export interface You {
  seat: number | null;
  host: boolean;
}

export interface TableInfo {
  code: string;
  phase: "between" | "lobby" | "over" | "playing";
  game: number;
  host: number | null;
  locked: boolean;
  pace: "calm" | "none" | "quick";
  capacity: number;
  setup: SetupInfo;
  veto_seconds: number;
  away_after: number;
  pass_all: boolean;
  seats: SeatInfo[];
  watchers: number;
  records: number;
}

export interface SetupInfo {
  edition: string;
  options: Record<string, string>;
  modules: string[];
}

/**
 * Who sits there. `away_seconds` is how long the table has been without him; from `away_after` on, call a bot.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "person";
  bot: string | null;
  here: boolean;
  away_seconds: number | null;
  stand_in: boolean;
  ready: boolean;
  pass_all: boolean;
}

/**
 * A view in words, as far as the page needs it. `moves` are the viewer's own, if he decides.
 */
export interface TableView {
  viewer: number | null;
  happened: number;
  round: number;
  over: boolean;
  outcome: string | null;
  connector: number | null;
  starter: number;
  turn: number;
  decision: string;
  decider: number | null;
  moves: Record<string, string[]>;
  declared: string | null;
  pending: [number, number] | null;
  hand: string[];
  pile: number;
  discard: DiscardData[];
  seats: SeatData[];
  spare: (string | null)[];
  mine: CellData[];
  gold_pile: number;
  open_gold: number[];
  offer: (number | null)[];
}

export interface DiscardData {
  card: string | null;
  seen_by: number[] | null;
}

export interface SeatData {
  hand: number;
  broken: string[];
  role: string | null;
  gold: GoldData[];
  loose: number;
}

export interface GoldData {
  round: number;
  value: number | null;
  openly: boolean;
  spent: boolean;
}

/**
 * A card in the mine. A goal face down has a card only if the viewer has seen it.
 */
export interface CellData {
  x: number;
  y: number;
  what: string;
  card: string | null;
  turned: boolean;
  seen_by: number[];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/**
 * The next version: what is there has changed. A new round or game comes as a whole `view`, everything else as a
 * `patch` of the last one; with `view` null there is no game any more. Events of a new game begin with number 0.
 */
export interface Update {
  type: "update";
  version: number;
  you?: You;
  table?: TablePatch;
  view?: TableView | null;
  patch?: ViewPatch;
  events?: AnyEvent[];
  chat?: ChatLine[];
}

/**
 * What has changed at a table: whole fields, and the seats that have changed, by their numbers.
 *
 * If there are more or fewer seats than before, all are told.
 */
export interface TablePatch {
  phase?: "between" | "lobby" | "over" | "playing";
  game?: number;
  host?: number | null;
  locked?: boolean;
  pace?: "calm" | "none" | "quick";
  pass_all?: boolean;
  seats?: SeatInfo[];
  seats_changed?: Record<string, SeatInfo>;
  watchers?: number;
  records?: number;
}

/**
 * What has changed in a view: whole fields, and of four long ones only the parts that are new.
 *
 * `mine_gone` are places, `mine_laid` cells that are new or have changed; `seats_changed` goes by seat.
 */
export interface ViewPatch {
  viewer?: number | null;
  happened?: number;
  round?: number;
  over?: boolean;
  outcome?: string | null;
  connector?: number | null;
  starter?: number;
  turn?: number;
  decision?: string;
  decider?: number | null;
  moves?: Record<string, string[]>;
  declared?: string | null;
  pending?: [number, number] | null;
  hand?: string[];
  pile?: number;
  discard?: DiscardData[];
  discard_added?: DiscardData[];
  seats_changed?: Record<string, SeatData>;
  spare?: (string | null)[];
  mine_gone?: [number, number][];
  mine_laid?: CellData[];
  gold_pile?: number;
  open_gold?: number[];
  offer?: (number | null)[];
}

/**
 * Events of the next update, sent ahead because it would be too long with them.
 */
export interface Events {
  type: "events";
  events: AnyEvent[];
}

/**
 * Who is here. Not a change of the table, so it has no version.
 */
export interface Presence {
  type: "presence";
  table: TableInfo;
}

/**
 * Everybody is waiting for you.
 */
export interface Nudge {
  type: "nudge";
}

export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/**
 * Nothing has changed. `rule` is the number of the rule that forbids a move.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: string;
  rule: string | null;
  text: string;
  details: Record<string, string | number>;
}

export interface Link {
  type: "link";
  id: string;
  url: string;
}

/**
 * A table to be opened. Whoever opens it has the first seat and is its host; `bots` sit down beside him.
 */
export interface NewTable {
  name: string;
  seats?: number;
  edition?: string;
  options?: Record<string, string>;
  modules?: string[];
  pace?: "calm" | "none" | "quick";
  bots?: string[];
  veto_seconds?: number;
}

export interface Opened {
  code: string;
}

export interface Sit {
  name: string;
}

/**
 * The secret of a seat, as it stands in the seat's own link.
 */
export interface Claim {
  token: string;
}

/**
 * Why something is refused: the key of the sentence, the sentence, and what fills its gaps.
 */
export interface Problem {
  reason: string;
  text: string;
  details: Record<string, string | number>;
}

export type AnyEvent =
  | RoundBegan
  | RoleDealt
  | HandDealt
  | PathLaid
  | ActionPlayed
  | CardPassed
  | PathRemoved
  | ToolMended
  | GoalSeen
  | GoalRevealed
  | GoalFitted
  | CardDrawn
  | CardVetoed
  | NuggetsEarned
  | NuggetsLost
  | GoldChanged
  | RoundEnded
  | RoleShown
  | GoalShown
  | GoldDrawn
  | GoldOffered
  | GoldKept
  | GoldPaid
  | Scored
  | GameEnded;

export type AnyRequest =
  | Hello
  | Play
  | Why
  | Chat
  | AddBot
  | Remove
  | Lock
  | Arrange
  | Shuffle
  | Start
  | SetPace
  | Ready
  | CallBot
  | Back
  | Again
  | Leave
  | AskLink
  | Rename
  | PassAll;

export type AnyTelling =
  | Snapshot
  | Update
  | Events
  | Presence
  | Nudge
  | Ack
  | Refused
  | Link;

export type Phase = TableInfo["phase"];

export type Pace = TableInfo["pace"];

export type Moves = TableView["moves"];
