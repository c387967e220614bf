/** One table in this page: the line, what it tells, and what the player is about to do. */

import { getContext, setContext } from "svelte";
import type { Cell } from "../board/geometry";
import { beyond } from "../games/lost_mines/walk";
import { Choice } from "../table/choice/choice.svelte";
import { stepText, type Move, type Walk } from "../table/choice/moves";
import { seatName } from "../table/telling/sentences";
import { decides } from "../table/whoseTurn";
import { say } from "../words";
import { Line, RefusedError, type Answer, type LineState, type Question, type Socket } from "./line";
import { Table } from "./table.svelte";
import type { AnyTelling } from "./wire";

/** Where the parts of a page find their session. */
export const KEY = Symbol("session");

export class Session {
  readonly table = new Table();
  readonly choice = new Choice(this.table);
  readonly line: Line;
  readonly code: string;
  state = $state<LineState>("connecting");
  /** Something that was refused, for a while. */
  notice = $state<string | null>(null);
  /** The place a line of the log speaks of, while somebody points at it. */
  pointed = $state.raw<Cell | null>(null);
  /** A move is on its way. */
  sending = $state(false);
  /** The number of the last line of chat that was looked at. */
  #read = $state(-1);
  /** How much had happened when everybody was said to be waiting for us. */
  #nudged = $state<number | null>(null);
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, open: () => Socket) {
    this.code = code;
    this.line = new Line(
      {
        open,
        chance: Math.random,
        later: (wait, then) => {
          const timer = setTimeout(then, wait);
          return () => clearTimeout(timer);
        },
      },
      () => this.table.version,
      (telling) => this.#hear(telling),
      (state) => {
        this.state = state;
      },
    );
  }

  #hear(telling: AnyTelling): void {
    const first = this.table.version === null;
    if (!this.table.apply(telling)) this.line.catchUp();
    if (telling.type === "snapshot" && first) this.readChat(); // what was said before is no news
    if (telling.type === "nudge") this.#nudged = this.table.view?.happened ?? null;
    if (telling.type === "refused" && telling.id === null) this.say(telling.text);
  }

  readonly names = $derived.by(() => this.table.info?.seats.map(({ name }) => name) ?? []);
  readonly seat = $derived.by(() => this.table.you.seat);

  /** Lines of chat by others that have not been looked at. */
  readonly unread = $derived.by(
    () => this.table.chat.filter(({ number, seat }) => number > this.#read && seat !== this.seat).length,
  );
  /** Everybody is waiting for us, and we have done nothing yet. */
  readonly nudged = $derived.by(() => {
    const { info, view } = this.table;
    if (view === null || view.happened !== this.#nudged) return false;
    if (info?.phase === "playing") return decides(view, this.seat);
    return this.seat !== null && info?.seats[this.seat]?.ready === false;
  });

  readChat(): void {
    this.#read = this.table.chat.at(-1)?.number ?? -1;
  }

  name(seat: number): string {
    return seatName(seat, this.names);
  }

  /** For lists and chips, where the own seat is you. */
  nameOrYou(seat: number): string {
    return seat === this.seat ? say("page-you") : this.name(seat);
  }

  /** Ask for something; what is refused is said, and gives null. */
  async ask(question: Question): Promise<Answer | null> {
    try {
      return await this.line.ask(question);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.say(error.message);
      return null;
    }
  }

  async play(move: string): Promise<void> {
    if (this.sending || this.table.version === null) return;
    this.sending = true;
    const done = await this.ask({ type: "play", version: this.table.version, move });
    this.sending = false;
    if (done) this.choice.letGo();
  }

  /** Do what was thought out: a move, or a walk of several. */
  commit(move: Move, stay = false): Promise<void> {
    return move.act === "walk" ? this.walk(move, stay) : this.play(move.text);
  }

  /** Walk step by step, each told and answered; not one step farther than was foreseen. */
  async walk(walk: Walk, stay: boolean): Promise<void> {
    const { seat } = this;
    const from = seat === null ? undefined : this.table.view?.forest?.dwarfs[seat];
    if (this.sending || seat === null || from === undefined) return;
    this.sending = true;
    let at = { x: from[0], y: from[1] };
    let arrived = true;
    for (const side of walk.route) {
      at = beyond(at, side);
      arrived = (await this.#step(stepText(side))) && this.#stands(seat, at);
      if (!arrived) break;
    }
    if (arrived && stay && this.choice.walking) await this.#step("stay");
    this.sending = false;
    this.choice.letGo();
  }

  async #step(move: string): Promise<boolean> {
    if (this.table.version === null) return false;
    return (await this.ask({ type: "play", version: this.table.version, move })) !== null;
  }

  #stands(seat: number, { x, y }: Cell): boolean {
    const at = this.table.view?.forest?.dwarfs[seat];
    return at?.[0] === x && at[1] === y;
  }

  /** Why a move is not legal; null if it is. */
  async why(move: string): Promise<RefusedError | null> {
    try {
      await this.line.ask({ type: "why", move });
      return null;
    } catch (error) {
      if (error instanceof RefusedError) return error;
      throw error;
    }
  }

  say(text: string): void {
    this.notice = text;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => (this.notice = null), 6000);
  }
}

export const provideSession = (session: Session): Session => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);
