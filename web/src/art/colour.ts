const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The colour `t` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, t: number): string {
  const share = Math.max(0, Math.min(1, t));
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return "#" + mixed.map((value) => value.toString(16).padStart(2, "0")).join("");
}
