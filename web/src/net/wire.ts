// What crosses the wire, made from src/pyrite/server/wire/messages.py: `python -m tools.wire_types`

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
 * On somebody, or one of his tools; at one or two places in the mine, perhaps turned there; or just so.
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
  x2: number | null;
  y2: number | null;
  turned: boolean;
  side: string | null;
  slot: number | null;
}

export interface CardPassed {
  event: "CardPassed";
  number: number;
  seat: number;
  card: string | null;
}

export interface CardDrawn {
  event: "CardDrawn";
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
 * `card` does not lie before `seat` any more.
 */
export interface FrontCleared {
  event: "FrontCleared";
  number: number;
  seat: number;
  card: string;
}

export interface GoalSeen {
  event: "GoalSeen";
  number: number;
  seat: number;
  x: number;
  y: number;
  goal: string | null;
}

/**
 * `seat` has looked at the dwarf of `target`.
 */
export interface RoleSeen {
  event: "RoleSeen";
  number: number;
  seat: number;
  target: number;
  role: string | null;
}

export interface PictureReached {
  event: "PictureReached";
  number: number;
  seat: number;
  x: number;
  y: number;
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

/**
 * A share of what is paid out, and why.
 */
export interface Shared {
  event: "Shared";
  number: number;
  seat: number;
  nuggets: number;
  reason: string;
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

export interface ClanShown {
  event: "ClanShown";
  number: number;
  seat: number;
  clan: string;
}

export interface DwarfStepped {
  event: "DwarfStepped";
  number: number;
  seat: number;
  x: number;
  y: number;
  from_x: number;
  from_y: number;
}

/**
 * `seat` has walked into a trap; `lost` is whether he had a card to lose, and he alone knows which.
 */
export interface TrapSprung {
  event: "TrapSprung";
  number: number;
  seat: number;
  lost: boolean;
  card: string | null;
}

/**
 * A tool on the card at x, y, or a trap or troll on one of its sides.
 */
export interface TokenPlaced {
  event: "TokenPlaced";
  number: number;
  seat: number;
  token: string;
  x: number;
  y: number;
  side: string | null;
}

export interface TokenGone {
  event: "TokenGone";
  number: number;
  token: string;
  x: number;
  y: number;
  side: string | null;
}

export interface TreasureSeen {
  event: "TreasureSeen";
  number: number;
  seat: number;
  slot: number;
  treasure: string | null;
}

/**
 * Everybody sees the sort, `kind`; what it is worth only its new owner.
 */
export interface TreasureTaken {
  event: "TreasureTaken";
  number: number;
  seat: number;
  slot: number;
  kind: string;
  treasure: string | null;
}

export interface TreasureShown {
  event: "TreasureShown";
  number: number;
  seat: number;
  slot: number;
  treasure: string;
}

export interface DragonWoken {
  event: "DragonWoken";
  number: number;
  seat: number;
}

export interface DragonPaid {
  event: "DragonPaid";
  number: number;
  seat: number;
  points: number;
}

/**
 * What all who play for a clan have collected; each gets as much, and a rest is left.
 */
export interface PoolShared {
  event: "PoolShared";
  number: number;
  clan: string;
  total: number;
  each: number;
  rest: number;
  members: number[];
}

/**
 * The places of the mines that may hold a treasure: those that nobody reaches any more, and the others.
 */
export interface EndProposed {
  event: "EndProposed";
  number: number;
  seat: number;
  out_of_reach: [number, number][];
  in_reach: [number, number][];
}

export interface EndAnswered {
  event: "EndAnswered";
  number: number;
  seat: number;
  agrees: boolean;
}

export interface NuggetsEarned {
  event: "NuggetsEarned";
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

/**
 * `seat` has his tool back.
 */
export interface ToolMended {
  event: "ToolMended";
  number: number;
  seat: number;
  tool: string;
}

export interface StackGone {
  event: "StackGone";
  number: number;
  seat: number;
  x: number;
  y: number;
}

/**
 * `seat` has another dwarf now.
 */
export interface RoleChanged {
  event: "RoleChanged";
  number: number;
  seat: number;
  role: string | null;
}

/**
 * A card chosen from several that `seat` has looked at; `source` is discard or pile.
 */
export interface CardTaken {
  event: "CardTaken";
  number: number;
  seat: number;
  source: string;
  card: string | null;
}

export interface DirectionChanged {
  event: "DirectionChanged";
  number: number;
  seat: number;
  clockwise: boolean;
}

export interface ChestOpened {
  event: "ChestOpened";
  number: number;
  seat: number;
  x: number;
  y: number;
  chest: string;
}

/**
 * A chest that could do nothing.
 */
export interface ChestEmpty {
  event: "ChestEmpty";
  number: number;
  seat: number;
  chest: string;
}

export interface StackSeen {
  event: "StackSeen";
  number: number;
  seat: number;
  x: number;
  y: number;
  path: string | null;
  chest: string | null;
}

export interface GoalMoved {
  event: "GoalMoved";
  number: number;
  seat: number;
  x: number;
  y: number;
  from_x: number;
  from_y: number;
}

/**
 * `seat` has taken a card out of the hand of `victim`; the two of them know which.
 */
export interface CardRobbed {
  event: "CardRobbed";
  number: number;
  seat: number;
  victim: number;
  card: string | null;
}

/**
 * So many cards of the draw pile went to the discard pile, unseen.
 */
export interface CardsBuried {
  event: "CardsBuried";
  number: number;
  seat: number;
  count: number;
}

export interface PathMoved {
  event: "PathMoved";
  number: number;
  seat: number;
  card: string;
  x: number;
  y: number;
  turned: boolean;
  from_x: number;
  from_y: number;
}

export interface NuggetsLost {
  event: "NuggetsLost";
  number: number;
  seat: number;
  nuggets: number;
}

export interface RolesShuffled {
  event: "RolesShuffled";
  number: number;
  seat: number;
}

export interface HandsSwapped {
  event: "HandsSwapped";
  number: number;
  seat: number;
  other: number;
}

/**
 * To which teams the way to the treasure is open, and which of them have won.
 */
export interface WaysJudged {
  event: "WaysJudged";
  number: number;
  open: string[];
  winners: string[];
}

export interface NuggetStolen {
  event: "NuggetStolen";
  number: number;
  seat: number;
  victim: number;
}

export interface TheftForgone {
  event: "TheftForgone";
  number: number;
  seat: number;
}

/**
 * Two goals may have changed places; whether they have is known to `seat` alone.
 */
export interface GoalsMixed {
  event: "GoalsMixed";
  number: number;
  seat: number;
  x: number;
  y: number;
  x2: number;
  y2: number;
  swapped: boolean | null;
}

/**
 * A figure of `seat` stands on the card at x, y and shuts the place on its `side`.
 */
export interface FigureSet {
  event: "FigureSet";
  number: number;
  seat: number;
  x: number;
  y: number;
  side: string;
}

/**
 * Nothing is to be paid at x, y any more; `seat` was the owner.
 */
export interface FigureGone {
  event: "FigureGone";
  number: number;
  seat: number;
  x: number;
  y: number;
}

export interface TollPaid {
  event: "TollPaid";
  number: number;
  seat: number;
  owner: number;
}

/**
 * `seat` is asked to pay a toll for `asker`.
 */
export interface TollAsked {
  event: "TollAsked";
  number: number;
  seat: number;
  asker: number;
}

/**
 * `seat` does not pay; `asker` takes `card` back and does something else.
 */
export interface TollRefused {
  event: "TollRefused";
  number: number;
  seat: number;
  asker: number;
  card: string;
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

/**
 * `name` says who is meant: it is refused if somebody else sits there by now.
 */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
  name?: string | null;
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

/**
 * What will be played, all of it: what is not named is as the edition has it.
 */
export interface ChangeSetup {
  type: "setup";
  id: string;
  game?: string;
  edition?: string;
  options?: Record<string, string>;
  modules?: string[];
}

export interface Shuffle {
  type: "shuffle";
  id: string;
}

export interface Start {
  type: "start";
  id: string;
}

/**
 * Start with so many players: bots of this kind take the seats that are missing.
 */
export interface FillUp {
  type: "fillUp";
  id: string;
  players: number;
  bot: string;
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
 * After a game: I want to play again. Once all who are here do, the next lobby opens.
 */
export interface Again {
  type: "again";
  id: string;
}

/**
 * After a game, by the host: the next lobby opens, whatever the others want.
 */
export interface OpenLobby {
  type: "openLobby";
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
  table: TableData;
  view: ViewData | null;
  events_from: number;
  events: AnyEvent[];
  chat_from: number;
  chat: ChatLine[];
  notices: Notice[];
  window_left: number | null;
}

export interface You {
  seat: number | null;
  host: boolean;
}

/**
 * The table as everybody sees it. `printed` are the tunnels on starts and goals by the names of the cards, and on
 * the parts of a postcard by their places: the decks in use say what they are.
 */
export interface TableData {
  away_after: number;
  capacity: number;
  code: string;
  game: number;
  host: number | null;
  locked: boolean;
  pace: "calm" | "none" | "quick";
  pass_all: boolean;
  phase: "between" | "lobby" | "over" | "playing";
  printed: Record<string, string>;
  records: number;
  seats: Record<string, SeatInfo>;
  setup: SetupInfo;
  veto_seconds: number;
  watchers: number;
}

/**
 * Who sits there.
 *
 * `away_seconds` is how long the table has been without him, null while it is not: he is gone, or everybody waits for
 * him and he does nothing at all. The seconds run by themselves and are told again only when they begin anew or stop.
 * As soon as they reach the table's `away_after`, and only then, a bot may be called in for him.
 */
export interface SeatInfo {
  again: boolean;
  away_seconds: number | null;
  bot: string | null;
  here: boolean;
  kind: "bot" | "person";
  name: string;
  pass_all: boolean;
  ready: boolean;
  seat: number;
  stand_in: boolean;
}

/**
 * What is played; `options` are all those of the game.
 */
export interface SetupInfo {
  edition: string;
  game: string;
  modules: string[];
  options: Record<string, string>;
}

/**
 * A view in words. `moves` are the viewer's own, if it is theirs to decide.
 */
export interface ViewData {
  aside: number;
  connector: number | null;
  decider: number | null;
  decision: string;
  declared: string | null;
  direction: number;
  discard: Record<string, DiscardData>;
  gold_pile: number;
  groups: GroupData[];
  hand: string[];
  happened: number;
  held: string | null;
  looking: string[];
  mine: Record<string, CellData>;
  moves: Record<string, string[]>;
  offer: (number | null)[];
  on_its_way: string | null;
  open_gold: number[];
  outcome: string | null;
  over: boolean;
  pending: [number, number] | null;
  pile: number;
  round: number;
  seats: Record<string, SeatData>;
  spare: (string | null)[];
  starter: number;
  turn: number;
  viewer: number | null;
  figures?: FigureData[];
  maps_banned?: boolean;
  forest?: ForestData;
}

export interface DiscardData {
  card: string | null;
  seen_by: number[] | null;
}

/**
 * Cards the viewer has lost track of: they are among those that lie in these places.
 */
export interface GroupData {
  cards: string[];
  discards: number;
  goals: [number, number][];
  hands: number[];
  roles: number[];
  spare: number;
}

/**
 * A card in the mine. One that lies face down is named only if the viewer has seen it.
 */
export interface CellData {
  card: string | null;
  chest: string | null;
  seen_by: number[];
  turned: boolean;
  what: string;
  x: number;
  y: number;
}

export interface SeatData {
  broken: string[];
  front: string[];
  gold: GoldData[];
  hand: number;
  holds: string[];
  loose: number;
  role: string | null;
}

export interface GoldData {
  openly: boolean;
  round: number;
  spent: boolean;
  value: number | null;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/**
 * A line of the log about somebody at the table, not about the game. It stands after the first `after` events.
 *
 * `left`, `removed`: a bot plays on; `gone`: the same after the game; `stand-in`: a bot plays for now; `back`; `host`:
 * has been away for long, and is not host any more.
 */
export interface Notice {
  number: number;
  after: number;
  kind: "back" | "gone" | "host" | "left" | "removed" | "stand-in";
  name: string;
  host: string | null;
}

/**
 * The next version: what is there has changed. A new round or game comes as a `view`, everything else as a `patch`
 * of the last one; with `view` null there is no game any more. Events of a new game begin with number 0.
 *
 * `table` and `patch` are changes of nested mappings: only what has changed is there, and under "-" the keys that are
 * gone, or "all" if none of them is left.
 */
export interface Update {
  type: "update";
  version: number;
  you?: You;
  table?: Record<string, unknown>;
  view?: ViewData | null;
  patch?: Record<string, unknown>;
  events?: AnyEvent[];
  chat?: ChatLine[];
  window_left?: number;
  notices?: Notice[];
}

/**
 * Who is here has changed. That is no change of the table, so it has no version, and each stands for itself.
 */
export interface Presence {
  type: "presence";
  table: Record<string, unknown>;
  window_left?: number;
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
 * All that can be chosen for a new table; `bots` are those that can play a game, the best one first.
 */
export interface Games {
  games: GameChoices[];
  bots: Record<string, string[]>;
}

/**
 * A game with all its modules; `fewest` to `most` play it without any.
 */
export interface GameChoices {
  id: string;
  fewest: number;
  most: number;
  presets: Collection[];
  groups: Collection[];
  modules: ModuleChoice[];
  editions: EditionChoice[];
  options: OptionChoice[];
}

/**
 * Modules under one name: a game that people know, or a shelf of the box.
 */
export interface Collection {
  id: string;
  modules: string[];
}

/**
 * Of several modules the last one that says how many can play (`fewest` to `most`) says it for all of them.
 * `reconstructed`: some of its printed pictures are unknown to us, and filled in as well as we could.
 */
export interface ModuleChoice {
  id: string;
  fewest: number | null;
  most: number | null;
  clashes: Clash[];
  reconstructed: boolean;
}

/**
 * A module that cannot be in the same game, and the key of the sentence that says why.
 */
export interface Clash {
  module: string;
  reason: string;
}

/**
 * A printed edition, and what it says to every option.
 */
export interface EditionChoice {
  id: string;
  options: Record<string, string>;
}

/**
 * The default is the first of the values. It matters only with one of `modules`, if there are any, and never with
 * one of `without`.
 */
export interface OptionChoice {
  id: string;
  values: string[];
  modules: string[];
  without: string[];
}

/**
 * A table to be opened. Whoever opens it has the first seat and is its host; `bots` sit down beside him.
 */
export interface NewTable {
  name: string;
  seats?: number;
  game?: string;
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

/**
 * A figure on the card at x, y; it shuts the place on its `side` until its owner is paid.
 */
export interface FigureData {
  owner: number;
  side: string;
  x: number;
  y: number;
}

export interface ForestData {
  clans: string[];
  columns: number;
  dragon: number | null;
  dwarfs: [number, number][];
  edges: EdgeData[];
  in_reach: [number, number][];
  out_of_reach: [number, number][];
  rows: number;
  steps: number;
  tools: ToolData[];
  treasures: TreasureData[];
  walks: WalkData[];
}

/**
 * A trap or a troll on one side of the card at x, y; a troll has an owner.
 */
export interface EdgeData {
  owner: number | null;
  side: string;
  token: string;
  x: number;
  y: number;
}

/**
 * A tool that lies on an obstacle: axe, boat or rope.
 */
export interface ToolData {
  tool: string;
  x: number;
  y: number;
}

/**
 * A treasure: jewels, gold or silver, its value if the viewer knows it, and who has taken it.
 */
export interface TreasureData {
  kind: string;
  seat: number | null;
  value: number | null;
}

/**
 * A card the dwarf can walk to, the way there as `EEN`, and what that costs.
 */
export interface WalkData {
  discovers: boolean;
  route: string;
  traps: number;
  x: number;
  y: number;
}

export type AnyEvent =
  | RoundBegan
  | RoleDealt
  | HandDealt
  | PathLaid
  | ActionPlayed
  | CardPassed
  | CardDrawn
  | PathRemoved
  | FrontCleared
  | GoalSeen
  | RoleSeen
  | PictureReached
  | GoalRevealed
  | GoalFitted
  | RoundEnded
  | RoleShown
  | GoalShown
  | Shared
  | Scored
  | GameEnded
  | ClanShown
  | DwarfStepped
  | TrapSprung
  | TokenPlaced
  | TokenGone
  | TreasureSeen
  | TreasureTaken
  | TreasureShown
  | DragonWoken
  | DragonPaid
  | PoolShared
  | EndProposed
  | EndAnswered
  | NuggetsEarned
  | GoldChanged
  | GoldDrawn
  | GoldOffered
  | GoldKept
  | GoldPaid
  | ToolMended
  | StackGone
  | RoleChanged
  | CardTaken
  | DirectionChanged
  | ChestOpened
  | ChestEmpty
  | StackSeen
  | GoalMoved
  | CardRobbed
  | CardsBuried
  | PathMoved
  | NuggetsLost
  | RolesShuffled
  | HandsSwapped
  | WaysJudged
  | NuggetStolen
  | TheftForgone
  | GoalsMixed
  | FigureSet
  | FigureGone
  | TollPaid
  | TollAsked
  | TollRefused
  | CardVetoed;

export type AnyRequest =
  | Hello
  | Play
  | Why
  | Chat
  | AddBot
  | Remove
  | Lock
  | Arrange
  | ChangeSetup
  | Shuffle
  | Start
  | FillUp
  | SetPace
  | Ready
  | CallBot
  | Back
  | Again
  | OpenLobby
  | Leave
  | AskLink
  | Rename
  | PassAll;

export type AnyTelling =
  | Snapshot
  | Update
  | Presence
  | Nudge
  | Ack
  | Refused
  | Link;

export type Phase = TableData["phase"];

export type Pace = TableData["pace"];

export type Moves = ViewData["moves"];

export type { TableInfo, TableView } from "./seen";
