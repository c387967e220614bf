/** The kinds of action: the outline of the panel says the verb, the sign in the band says it again. */
export interface Verb {
  readonly tones: readonly [panel: string, ground: string, line: string];
  readonly panel: string;
  readonly sign: (line: string) => string;
  readonly light: number;
}

const stroke = (path: string, width: number) => (line: string): string =>
  `<path d="${path}" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round"/>`;

const EMBER = ["#5c1f18", "#2a0f0e", "#ff8a6a"] as const;
const VERDIGRIS = ["#1d5a4c", "#0d2924", "#7fe0c0"] as const;
const CHART = ["#24476b", "#10202f", "#9cd0f2"] as const;
const MOSS = ["#46542a", "#1b210e", "#cfe08f"] as const;

const eye = (line: string): string =>
  `<path d="M-19 0Q0-18 19 0 0 18-19 0Z" fill="none" stroke="${line}" stroke-width="4"/>` +
  `<circle r="5.5" fill="${line}"/>`;
const SHIELD = "M56 11L101 24V68C101 100 82 119 56 128 30 119 11 100 11 68V24Z";

export const VERBS = {
  break: {
    tones: EMBER,
    panel: "M16 14L58 18 98 12 100 58 95 84 101 126 60 121 44 127 13 122 17 78 11 52Z",
    sign: stroke("M-15-13L15 13M15-13L-15 13", 6.5),
    light: 0.28,
  },
  fix: {
    tones: VERDIGRIS,
    panel: "M56 13C84 13 101 36 101 70S84 127 56 127 11 104 11 70 28 13 56 13Z",
    sign: stroke("M-16 1L-5 12 16-11", 6.5),
    light: 0.5,
  },
  rockfall: {
    tones: ["#454b58", "#1c2029", "#c6d0dd"],
    panel: "M56 11L103 52 92 126H20L9 52Z",
    sign: stroke("M0-13V7M-10-1L0 11 10-1", 5.5),
    light: 0.5,
  },
  map: {
    tones: CHART,
    panel: "M14 18Q35 10 56 16T98 16V122Q77 116 56 122T14 122Z",
    sign: eye,
    light: 0.5,
  },
  veto: {
    tones: ["#4d4238", "#1f1a15", "#f0e2c4"],
    panel: "M38 12H74L101 40V99L74 127H38L11 99V40Z",
    sign: (line) =>
      `<circle r="14.5" fill="none" stroke="${line}" stroke-width="5"/>` +
      `<path d="M-10-10L10 10" stroke="${line}" stroke-width="5"/>`,
    light: 0.35,
  },
  // Gold goes away: a sack, a cube with an arrow.
  theft: {
    tones: ["#55284a", "#260f20", "#f0a6cf"],
    panel: "M34 12H78L70 27C93 40 103 62 103 88 103 113 84 127 56 127S9 113 9 88C9 62 19 40 42 27Z",
    sign: stroke("M-20-8L-9-14 2-8V5L-9 11-20 5ZM-20-8L-9-2 2-8M-9-2V11M8 2H24M17-6L25 2 17 10", 4),
    light: 0.3,
  },
  "hands-off": {
    tones: VERDIGRIS,
    panel: SHIELD,
    sign: stroke("M-9 0V-6A9 9 0 0 1 9-6V0M-13 0H13V15H-13Z", 4.8),
    light: 0.35,
  },
  trap: {
    tones: EMBER,
    panel: "M13 13H99V112L88 127 77 112 66.5 127 56 112 45.5 127 35 112 24 127 13 112Z",
    sign: stroke("M-15-14V14M-5-14V14M5-14V14M15-14V14", 5),
    light: 0.22,
  },
  free: {
    tones: VERDIGRIS,
    panel: "M12 127V62C12 30 32 12 56 12S100 30 100 62V127Z",
    sign: stroke("M-24-14V14M24-14V14M-12 0H11M3-9L12 0 3 9", 5),
    light: 0.6,
  },
  inspection: {
    tones: CHART,
    panel: "M56 10L102 37V101L56 128 10 101V37Z",
    sign: eye,
    light: 0.4,
  },
  swap: {
    tones: ["#37465a", "#161d27", "#d3e2f0"],
    panel: "M25 13H102L87 126H10Z",
    sign: stroke("M-18-6H16M9-13L17-6M18 7H-16M-9 14L-17 7", 5),
    light: 0.35,
  },
  vault: {
    tones: ["#3c4250", "#171a21", "#c3cddb"],
    panel: "M24 12H88V23H101V116H88V127H24V116H11V23H24Z",
    sign: stroke("M-16 3V14H16V3M0 6V-14M-9-6L0-15 9-6", 5),
    light: 0.25,
  },
  direction: {
    tones: ["#4a4136", "#1e1a14", "#e8d8b8"],
    panel: "M40 13H101V127H40L9 70Z",
    sign: stroke("M16-6A16 14 0 1 0 12 11M-16-12V0H-4", 5),
    light: 0.35,
  },
  pioneer: {
    tones: MOSS,
    panel: "M12 13H102L90 70 102 127H12Z",
    sign: stroke("M-22-13H-6V13H-22ZM6-13H22V13H6Z", 4.6),
    light: 0.45,
  },
  diversion: {
    tones: MOSS,
    panel: "M11 13H74L103 70 74 127H11Z",
    sign: stroke("M-20 0H16M5-10L17 0 5 10", 5.5),
    light: 0.4,
  },
  // A chest: what the lid has hidden.
  chest: {
    tones: ["#5a3a20", "#24150a", "#e3b98a"],
    panel: "M10 60C10 30 30 13 56 13S102 30 102 60V127H10ZM10 60H102",
    sign: stroke("M-19 14V-2C-19-10-12-14 0-14S19-10 19-2V14ZM-19-1H19M0-4V6", 4.4),
    light: 0.45,
  },
} as const satisfies Record<string, Verb>;
