/** One table in this page: the line, what it tells, and what the player is about to do. */

import { getContext, setContext } from "svelte";
import { Choice } from "./game/choice.svelte";
import { seatName } from "./game/telling";
import { Line, RefusedError, type Answer, type LineState, type Question, type Socket } from "./net";
import { Table } from "./table.svelte";
import type { AnyTelling } from "./wire";
import { say } from "./words";

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
  /** A move is on its way. */
  sending = $state(false);
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
    if (!this.table.apply(telling)) this.line.catchUp();
    if (telling.type === "nudge") this.say(say("page-nudge"));
    if (telling.type === "refused" && telling.id === null) this.say(telling.text);
  }

  readonly names = $derived.by(() => this.table.info?.seats.map(({ name }) => name) ?? []);
  readonly seat = $derived.by(() => this.table.you.seat);

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
