/** The tables where this device has a seat: their codes and nothing else, the newest first. */

const KEY = "tables";
const KEPT = 5;

function read(): string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(told) ? told.filter((code) => typeof code === "string").slice(0, KEPT) : [];
  } catch {
    return []; // nothing there, or not ours
  }
}

function write(codes: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(codes.slice(0, KEPT)));
  } catch {
    /* private windows forget */
  }
}

export const ownTables = {
  get: read,
  add: (code: string): void => write([code, ...read().filter((other) => other !== code)]),
  forget: (code: string): void => {
    const codes = read();
    if (codes.includes(code)) write(codes.filter((other) => other !== code));
  },
};
