import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import Card from "../../src/art/Card.svelte";
import { cardFace, pathOf, shapeOf, type Variant } from "../../src/art/cardFace";
import { HEIGHT, SIDES, TUNNEL, upright, WIDTH } from "../../src/art/cardMeasures";
import { DEFS } from "../../src/art/defs";
import { actionFace } from "../../src/art/faces/action";
import { faceId } from "../../src/art/faceSymbols";
import { openSides, spell, turned, type Shape } from "../../src/art/shape";
import { FOREST_SECTIONS } from "../../src/gallery/decks";
import Glade from "../../src/gallery/Glade.svelte";
import { forestActions } from "../../src/games/lost_mines/art/actionCards";
import { boardBox, boardPicture, slotFrame, WOOD_TILE, woodTile } from "../../src/games/lost_mines/art/ground";
import { CLANS, FEATURES, LOYALTIES, TREASURES } from "../../src/games/lost_mines/art/names";
import { footing, nthOfClan, standee, STANDEES } from "../../src/games/lost_mines/art/standee";
import { FOREST_TOKENS, forestToken } from "../../src/games/lost_mines/art/tokens";
import { gaps, joinedByFloor } from "../art/drawing";

const TRAILS = ["EW", "NS", "NSE", "NEW", "NESW", "ES", "SW"];
/** What lies on which trails, as the deck has it. */
const STREWN = {
  tree: ["EW", "NSE", "NESW"],
  lake: ["NS", "NEW", "NESW"],
  ditch: ["EW", "NEW", "NESW"],
  rocks: ["EW", "NS", "ES", "SW"],
  campfire: ["NSE", "NEW", "NESW"],
};
const strewn = Object.entries(STREWN).flatMap(([feature, trails]) => trails.map((trail) => `${feature}-${trail}`));
const paths = [...TRAILS, ...strewn];
const sites = ["start-blue", "start-yellow", "mine-jewels", "mine-gold", "mine-silver", "mine-dragon"];
const actions = [
  ...["axe", "boat", "rope", "forest-trap", "troll", "storm"],
  ...["info-mine-treasure", "info-mine-dwarf", "info-treasure-dwarf"],
];
const treasures = [
  ...["jewels-3", "jewels-4", "jewels-5", "gold-2", "gold-3", "gold-4", "silver-1", "silver-2", "silver-3"],
];
const dwarfs = CLANS.flatMap((clan) => LOYALTIES.map((loyalty) => `${clan}-${loyalty}`));
const backs = ["deck", "mine", ...TREASURES, "dwarf-blue", "dwarf-yellow"];
const every = [...paths, ...sites, ...actions, ...treasures, ...dwarfs, ...backs];

const drawn = (name: string, more: { variant?: Variant; turned?: boolean } = {}): string =>
  cardFace(name, { forest: true, ...more });
/** The drawing as somebody sees it who tells no colours apart. */
const bare = (markup: string): string => markup.replace(/#[0-9a-f]{3,8}\b/g, "");

describe.each(every)("in the forest the face of %s", (name) => {
  const face = drawn(name);

  test("is sound, the same every time, and uses nothing slow or foreign", () => {
    expect(face).toMatch(/^<g .*<\/g>$/s);
    expect(face).not.toMatch(/NaN|undefined|null|Infinity|e-\d/);
    expect(face).not.toMatch(/<(filter|mask|image|script|style|foreignObject|use|a)\b/);
    expect(face).not.toMatch(/\s(filter|style|id|class|href|on\w+)=/);
    for (const [, id] of face.matchAll(/url\(#([^)]+)\)/g)) expect(DEFS).toContain(`id="${id}"`);
    expect(face.split("<g").length).toBe(face.split("</g>").length);
    expect(drawn(name)).toBe(face);
  });

  test("is small", () => {
    expect(face.length).toBeLessThan(35_000);
  });
});

test("no two cards of the forest are drawn alike, not even without colour", () => {
  expect(new Set(every.map((name) => bare(drawn(name)))).size).toBe(every.length);
});

test("a path is drawn for the forest only if it is said to be of the forest", () => {
  for (const name of TRAILS) expect(drawn(name)).not.toBe(cardFace(name));
  for (const name of ["tree-EW", "axe", "mine-gold", "start-blue", "blue-loyal"]) expect(() => cardFace(name)).toThrow(/no card/);
});

const lies = [...paths, ...sites].flatMap((name) => [false, true].map((about) => ({ name, about })));

describe.each(lies)("$name in the forest, turned: $about", ({ name, about }) => {
  const shape = shapeOf(name, about) as Shape;
  const faces = ([0, 1, 2] as Variant[]).map((variant) => drawn(name, { turned: about, variant }));

  test("has its trails and no others, each ending at the middle of a side, as wide as every other", () => {
    for (const face of faces) {
      expect(SIDES.filter((side) => gaps(face, side).length > 0)).toEqual(openSides(shape));
      for (const side of openSides(shape)) {
        const [[from, to] = [0, 0], ...more] = gaps(face, side);
        expect(more).toEqual([]);
        expect(Math.abs((from + to) / 2 - (upright(side) ? WIDTH : HEIGHT) / 2)).toBeLessThan(0.5);
        expect(Math.abs(to - from - 2 * TUNNEL)).toBeLessThan(2);
      }
      expect(joinedByFloor(face)).toEqual([openSides(shape).join("")]);
    }
  });
});

test.each(paths)("%s laid the other way is drawn anew from its turned sides", (name) => {
  const trail = spell(turned(pathOf(name) as Shape));
  const face = drawn(name, { turned: true });
  expect(face).toBe(drawn(name.replace(/[NESW]+$/, trail)));
  expect(face).not.toContain("rotate(180");
});

test.each([
  ["start-blue", "NESW", "NESW"],
  ["start-yellow", "NESW", "NESW"],
  ["mine-jewels", "ES", "NW"],
  ["mine-gold", "SW", "NE"],
  ["mine-silver", "NES", "NSW"],
  ["mine-dragon", "NESW", "NESW"],
])("%s opens %s, and %s when it lies the other way", (name, open, about) => {
  expect(openSides(shapeOf(name) as Shape).join("")).toBe(open);
  expect(openSides(shapeOf(name, true) as Shape).join("")).toBe(about);
});

test("a face-down mine says nothing about what it is", () => {
  expect(drawn("goal")).toBe(drawn("mine"));
  for (const variant of [1, 2] as const) expect(drawn("mine", { variant, turned: true })).toBe(drawn("mine"));
});

test("what lies on a trail lies on every trail, and the plain trail has nothing of it", () => {
  for (const trail of TRAILS) {
    const faces = [trail, ...FEATURES.map((feature) => `${feature}-${trail}`)].map((name) => bare(drawn(name)));
    expect(new Set(faces).size).toBe(6);
  }
});

test("a treasure's back tells its kind, and its face as many pieces as it is worth", () => {
  const piece = { jewels: "M-13-17L-8-5H-23Z", gold: "M0-10L9-5 0 0-9-5Z", silver: "M-16-7L-10-14H21L16-7Z" };
  for (const kind of TREASURES) {
    expect(drawn(kind).split(piece[kind])).toHaveLength(2);
    for (const name of treasures.filter((treasure) => treasure.startsWith(kind)))
      expect(drawn(name).split(piece[kind])).toHaveLength(1 + Number(name.split("-")[1]));
  }
});

test("a treasure that is worth more than there is room for says so by its number", () => {
  const five = drawn("gold-5");
  for (const name of ["gold-6", "gold-7", "gold-18", "gold-20"]) {
    expect(drawn(name).split("M0-10L9-5 0 0-9-5Z")).toHaveLength(6);
    expect(drawn(name)).not.toBe(five);
  }
});

test("a saboteur is masked in both clans, and nobody else is", () => {
  const masked = dwarfs.filter((name) => drawn(name).includes("M-14 0L-5 3M14 0L5 3"));
  expect(masked).toEqual(["blue-saboteur", "yellow-saboteur"]);
});

test.each(["NOPE", "EWs", "NS+EW", "N", "E", "tree-", "tree-n", "swamp-EW", "gold-0", "gold-x", "ruby-3", "pickaxe", "rockfall", "treasure", "toString"])(
  "the forest has no card %j, and says what it has",
  (name) => {
    expect(() => drawn(name)).toThrow(/no card ".*known are trails \(NSE, lake-NS\), start-blue/);
  },
);

describe("a card in the page", () => {
  const shown = (container: Element): string => container.querySelector("use")?.getAttribute("href") ?? "";

  test("is of the forest when it is told so", () => {
    const inMine = shown(render(Card, { name: "EW" }).container);
    const inForest = shown(render(Card, { name: "EW", forest: true }).container);
    expect(inForest).toBe(`#${faceId("EW", { forest: true })}`);
    expect(inForest).not.toBe(inMine);
  });

  test("is of the forest below a component that says so", () => {
    const { getAllByLabelText } = render(Glade, { width: 42 });
    const [straight] = getAllByLabelText("NS");
    const ids = ([0, 1, 2] as Variant[]).map((variant) => `#${faceId("NS", { forest: true, variant })}`);
    expect(ids).toContain(straight?.querySelector("use")?.getAttribute("href"));
  });
});

describe("figures and tokens", () => {
  const people = CLANS.flatMap((clan) => Array.from({ length: STANDEES }, (_, nth) => standee(clan, nth)));

  test("ten dwarfs, told apart without colour", () => {
    expect(new Set(people.map(bare)).size).toBe(10);
  });

  test("a clan has one thing in its hand, the other another", () => {
    const [shield, axe] = ["M0-20C7-16 13-16 17-16", "M-12-16H2C8-17"];
    expect(people.map((markup) => [markup.includes(shield), markup.includes(axe)])).toEqual([
      ...Array(5).fill([true, false]),
      ...Array(5).fill([false, true]),
    ]);
  });

  test("a seat's dwarf is the next of its clan", () => {
    const clans = ["blue", "yellow", "blue", "blue", "yellow"];
    expect(clans.map((_, seat) => nthOfClan(clans, seat))).toEqual([0, 0, 1, 2, 1]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("%i dwarfs stand on one card, apart and whole", (count) => {
    const places = footing(count);
    expect(places).toHaveLength(count);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y, width } of places) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
    expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).sort((a, b) => a - b));
  });

  test("tokens are told apart without colour; tools alone are plain discs", () => {
    expect(new Set(FOREST_TOKENS.map((token) => bare(forestToken(token)))).size).toBe(FOREST_TOKENS.length);
    const discs = FOREST_TOKENS.filter((token) => forestToken(token).includes('fill="#e9d3a0"'));
    expect(discs).toEqual(["axe", "boat", "rope"]);
  });
});

describe("the ground of the forest", () => {
  const board = { columns: 11, rows: 7, slots: 9 };

  test("has a dashed place for every cell and every treasure", () => {
    const picture = boardPicture(board);
    expect(picture.match(/<path d="([^"]*)" fill="#0a170e"/)?.[1]?.split("z").length).toBe(11 * 7 + 1);
    expect(picture.match(/<rect [^>]*stroke-dasharray/g)).toHaveLength(9);
    expect(picture).not.toMatch(/NaN|undefined/);
  });

  test.each([3, 6, 9])("%i treasures lie one below the other beside the cells, each as a card", (slots) => {
    const frames = Array.from({ length: slots }, (_, i) => slotFrame({ ...board, slots }, i + 1));
    const box = boardBox(board);
    frames.forEach(({ x, y, width, height }, i) => {
      expect(x).toBeGreaterThan(11 * WIDTH);
      expect(x + width).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThanOrEqual(i === 0 ? 0 : (frames[i - 1]?.y ?? 0) + height);
      expect(y + height).toBeLessThanOrEqual(7 * HEIGHT);
      expect(width / height).toBeCloseTo(WIDTH / HEIGHT);
    });
  });

  test("the wood beyond repeats without a seam: what leaves on one side comes in on the other", () => {
    const firs = [...woodTile().matchAll(/translate\((-?[\d.]+?) ?(-?[\d.]+?)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const over = firs.filter(([x = 0, y = 0]) => x > WOOD_TILE && y > 0 && y < WOOD_TILE);
    expect(over.length).toBeGreaterThan(0);
    for (const [x = 0, y = 0] of over)
      expect(firs.some(([a = 0, b = 0]) => Math.abs(a - x + WOOD_TILE) < 0.2 && Math.abs(b - y) < 0.2)).toBe(true);
  });
});

test("the actions of the forest are none of the mine's", () => {
  expect([...forestActions].sort()).toEqual([...actions].sort());
  for (const name of actions) expect(() => actionFace(name)).toThrow();
});

test("the gallery leaves no card of the forest out", () => {
  const shown = new Set(FOREST_SECTIONS.flatMap(({ names }) => names));
  expect(every.filter((name) => !shown.has(name))).toEqual([]);
});
