/** What is asked outside a table's own line. */

import type { Socket } from "./line";
import { infoOf } from "./seen";
import type { Claim, Games, NewTable, Opened, Problem, Sit, TableData, TableInfo } from "./wire";

export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

async function call(path: string, body?: NewTable | Sit | Claim): Promise<Response> {
  const answer = await fetch(path, {
    credentials: "same-origin",
    ...(body ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new ProblemError((await answer.json()) as Problem, answer.status);
  return answer;
}

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const openTable = async (table: NewTable): Promise<Opened> =>
  (await (await call("/api/tables", table)).json()) as Opened;
export const games = async (): Promise<Games> => (await (await call("/api/games")).json()) as Games;
export const tableInfo = async (code: string): Promise<TableInfo> =>
  infoOf((await (await call(at(code))).json()) as TableData);
/** With the ticket of the table in a cookie it is one seat, however often we have to ask. */
export const sitDown = async (code: string, name: string): Promise<void> => {
  await call(at(code));
  await call(`${at(code)}/sit`, { name });
};
export const claimSeat = async (code: string, token: string): Promise<void> =>
  void (await call(`${at(code)}/claim`, { token }));

export const recordAddress = (code: string): string => `${at(code)}/record`;
export const tableAddress = (code: string): string => `${location.origin}/t/${encodeURIComponent(code)}`;

export function tableSocket(code: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const wire = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(code)}`);
  const socket: Socket = {
    send: (text) => wire.send(text),
    close: () => wire.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  wire.onopen = () => socket.onopen?.();
  wire.onmessage = ({ data }) => socket.onmessage?.({ data });
  wire.onclose = ({ code: why }) => socket.onclose?.({ code: why });
  return socket;
}
