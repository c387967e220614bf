/** Figures drawn like the wordmark, not typed; each is 18 units wide and 26 high around its middle. */
const FIGURES: Readonly<Record<string, string>> = {
  "0": "M-8-9L-4-13H4L8-9V9L4 13H-4L-8 9Z",
  "1": "M-6-8L1-13V13M-7 13H9",
  "2": "M-8-9L-4-13H5L9-9V-4L-8 13H9",
  "3": "M-8-13H8L0-3H3L8 2V9L4 13H-4L-8 9",
  "4": "M4 13V-13L-9 5H10",
  "5": "M8-13H-7V-2H4L8 2V9L4 13H-4L-8 9",
  "6": "M7-13H-4L-8-9V9L-4 13H4L8 9V2L4-2H-8",
  "7": "M-8-13H9L-2 13",
  "8": "M-4-13H4L8-9V-5L4-1H-4L-8-5V-9ZM-4-1L-8 3V9L-4 13H4L8 9V3L4-1",
  "9": "M-7 13H4L8 9V-9L4-13H-4L-8-9V-2L-4 2H8",
};

const APART = 24;

/** A number around the middle, with the stroke and whatever else its lines are drawn with. */
export const figures = (value: string, stroke: string): string =>
  [...value]
    .map((digit, i) => [FIGURES[digit] ?? "", (i - (value.length - 1) / 2) * APART] as const)
    .map(([line, x]) => `<path d="${line}" ${stroke}${x === 0 ? "" : ` transform="translate(${x} 0)"`}/>`)
    .join("");
