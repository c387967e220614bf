/** The line to the table: opens again when it breaks, asks again what was not answered, goes on where it stopped. */

import type { Ack, AnyRequest, AnyTelling, Link, Refused } from "./wire";

type Without<T> = T extends AnyRequest ? Omit<T, "id"> : never;
/** A request before it has its number. */
export type Question = Without<Exclude<AnyRequest, { type: "hello" }>>;
export type Answer = Ack | Link;

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  open(): Socket;
  /** Calls back after some milliseconds; gives a way to call it off. */
  later(wait: number, then: () => void): () => void;
  /** 0 to 1, so that not everybody comes back at once. */
  chance(): number;
}

export type LineState = "connecting" | "open" | "lost" | "unknown" | "closed";

export class RefusedError extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.text);
  }
}

interface Open {
  readonly request: AnyRequest;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: RefusedError) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const UNKNOWN_TABLE = 4404; // the server closes with it; to ask again would not help
const SILENCE = 6000; // for a hello to be answered

export class Line {
  state: LineState = "connecting";
  #socket: Socket | null = null;
  #open = new Map<string, Open>();
  #asked = 0;
  #failures = 0;
  #cancel: () => void = () => undefined;
  readonly #name: string;

  constructor(
    private readonly around: Surroundings,
    /** The last version seen. */
    private readonly since: () => number | null,
    private readonly told: (telling: AnyTelling) => void,
    private readonly changed: (state: LineState) => void = () => undefined,
  ) {
    this.#name = Math.floor(around.chance() * 2 ** 40).toString(36);
  }

  connect(): void {
    this.#cancel();
    this.#drop();
    const socket = this.around.open();
    this.#socket = socket;
    // A socket that was given up has nothing to say any more.
    socket.onopen = () => socket === this.#socket && this.#greet();
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(data);
    socket.onclose = ({ code }) => socket === this.#socket && this.#part(code);
  }

  /** Begin anew, as somebody else: the seat has changed. */
  restart(): void {
    this.#failures = 0;
    this.#become("connecting");
    this.connect();
  }

  /** Do not wait any longer: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.state === "lost") this.connect();
  }

  /** Ask to be told everything since the last version once more. */
  catchUp(): void {
    this.#send({ type: "hello", id: this.#id(), since: this.since() });
  }

  close(): void {
    this.#end("closed");
  }

  ask(question: Question): Promise<Answer> {
    const request = { ...question, id: this.#id() } as AnyRequest;
    return new Promise((resolve, reject) => {
      this.#open.set(request.id, { request, resolve, reject });
      if (this.state === "open") this.#send(request);
    });
  }

  #id(): string {
    return `${this.#name}-${(this.#asked += 1)}`;
  }

  #send(request: AnyRequest): void {
    this.#socket?.send(JSON.stringify(request));
  }

  #greet(): void {
    this.catchUp();
    this.#cancel = this.around.later(SILENCE, () => this.#lose());
  }

  #hear(data: unknown): void {
    const telling = JSON.parse(String(data)) as AnyTelling;
    if (telling.type === "snapshot" && this.state !== "open") {
      this.#cancel();
      this.#failures = 0;
      this.#become("open");
      this.told(telling);
      // The same id is never done twice, so whatever is in doubt is asked again.
      for (const { request } of this.#open.values()) this.#send(request);
      return;
    }
    this.told(telling);
    if (telling.type === "ack" || telling.type === "link") this.#take(telling.id)?.resolve(telling);
    if (telling.type === "refused" && telling.id !== null) this.#take(telling.id)?.reject(new RefusedError(telling));
  }

  #take(id: string): Open | undefined {
    const open = this.#open.get(id);
    this.#open.delete(id);
    return open;
  }

  #part(code: number): void {
    if (code === UNKNOWN_TABLE) this.#end("unknown");
    else this.#lose();
  }

  #lose(): void {
    this.#cancel();
    this.#drop();
    this.#become("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#cancel = this.around.later(wait * (0.5 + this.around.chance() / 2), () => this.connect());
  }

  #end(state: "unknown" | "closed"): void {
    this.#cancel();
    this.#drop();
    this.#become(state);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.changed(state);
  }
}
