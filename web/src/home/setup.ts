/** What is to be played: which choices there are, which go together, and what a choice is called. */

import type { Collection, GameChoices, OptionChoice, SetupInfo } from "../net/wire";
import { list, say, sayOr } from "../words";

/** A choice of the game: `options` are those that differ from the edition's. */
export type Setup = SetupInfo;
/** What a choice brings with it. */
type Modules = Pick<Setup, "modules">;

export const CLASSIC: Setup = { game: "saboteur", edition: "default", options: {}, modules: [] };

/** Why a module cannot be switched on. */
export type Obstacle =
  | { why: "clash"; reason: string; module: string }
  | { why: "many"; most: number; players: number };

const within = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((one) => others.includes(one));
const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && within(some, others);

/** Which preset a choice is, whatever its edition. */
export const presetFor = (game: GameChoices, { modules }: Modules): Collection | null =>
  presetsOf(game).find((preset) => same(preset.modules, modules)) ?? null;

/** The modules of a preset; edition and options stay, unless they are those of another game. */
export function ofPreset(setup: Setup, game: GameChoices, preset: Collection): Setup {
  const kept = setup.game === game.id ? setup : { ...CLASSIC, game: game.id as Setup["game"] };
  return { ...kept, modules: [...preset.modules] };
}

/** What is offered by name: a game without presets is one itself. */
export const presetsOf = (game: GameChoices): readonly Collection[] =>
  game.presets.length > 0 ? game.presets : [{ id: game.id, modules: [] }];

/** How many can play it: the last module that says something about it says it for all. */
export function numbers(game: GameChoices, { modules }: Modules): { fewest: number; most: number } {
  const told = game.modules.findLast(({ id, most }) => most !== null && modules.includes(id));
  return { fewest: told?.fewest ?? game.fewest, most: told?.most ?? game.most };
}

const GOOD = 5;

/** As many as make a good table, if that many may play. */
export const goodNumber = ({ fewest, most }: { fewest: number; most: number }): number =>
  Math.min(Math.max(GOOD, fewest), most);

export function crowd(game: GameChoices, setup: Modules, players: number): Obstacle | null {
  const { most } = numbers(game, setup);
  return most < players ? { why: "many", most, players } : null;
}

/** Why a module cannot join what is chosen, with so many at the table already. */
export function obstacle(game: GameChoices, { modules }: Modules, id: string, players: number): Obstacle | null {
  const module = game.modules.find((one) => one.id === id);
  if (!module || modules.includes(id)) return null;
  const clash = module.clashes.find((one) => modules.includes(one.module));
  if (clash) return { why: "clash", ...clash };
  return crowd(game, { modules: [...modules, id] }, players);
}

export const toggled = (setup: Setup, id: string): Setup => ({
  ...setup,
  modules: setup.modules.includes(id) ? setup.modules.filter((one) => one !== id) : [...setup.modules, id],
});

/** The shelves of the box; what a newer server has besides comes last. */
export function shelves(game: GameChoices): Collection[] {
  const there = game.modules.map(({ id }) => id);
  const grouped = game.groups.flatMap(({ modules }) => modules);
  const others = { id: "others", modules: there.filter((id) => !grouped.includes(id)) };
  return [...game.groups, others]
    .map(({ id, modules }) => ({ id, modules: modules.filter((one) => there.includes(one)) }))
    .filter(({ modules }) => modules.length > 0);
}

/** The same with only those that are chosen. */
export const chosenShelves = (game: GameChoices, setup: Modules): Collection[] =>
  shelves(game)
    .map(({ id, modules }) => ({ id, modules: modules.filter((one) => setup.modules.includes(one)) }))
    .filter(({ modules }) => modules.length > 0);

const ofEdition = (game: GameChoices, edition: string, option: OptionChoice): string =>
  game.editions.find(({ id }) => id === edition)?.options[option.id] ?? option.values[0] ?? "";

export const valueOf = (game: GameChoices, setup: Setup, option: OptionChoice): string =>
  setup.options[option.id] ?? ofEdition(game, setup.edition, option);

/** A single option changed; what the edition says anyway is not kept apart. */
export function withOption(game: GameChoices, setup: Setup, option: OptionChoice, value: string): Setup {
  const { [option.id]: _, ...others } = setup.options;
  const plain = ofEdition(game, setup.edition, option) === value;
  return { ...setup, options: plain ? others : { ...others, [option.id]: value } };
}

/** The options that make a difference with these modules. */
export const optionsThatMatter = (game: GameChoices, { modules }: Modules): OptionChoice[] =>
  game.options.filter(
    (option) =>
      (option.modules.length === 0 || option.modules.some((id) => modules.includes(id))) &&
      !option.without.some((id) => modules.includes(id)),
  );

/** As a table tells it, with every option: only those kept that the edition does not have anyway. */
export const ownChoice = (game: GameChoices, told: SetupInfo): Setup => ({
  ...told,
  options: Object.fromEntries(
    game.options.flatMap((option) => {
      const value = told.options[option.id];
      return value === undefined || value === ofEdition(game, told.edition, option) ? [] : [[option.id, value]];
    }),
  ),
});

/** The options that are not as the edition has them, as far as they matter. */
export const houseRules = (game: GameChoices, setup: Setup): OptionChoice[] =>
  optionsThatMatter(game, setup).filter(({ id }) => ownChoice(game, setup).options[id] !== undefined);

export const moduleName = (id: string): string => sayOr(`module-${id}`, id);
export const optionName = (id: string): string => sayOr(`option-${id}`, id);
export const valueName = (id: string, value: string): string => sayOr(`option-${id}-${value}`, value);
export const groupName = (id: string): string => sayOr(`group-${id}`, say("group-others"));
const NAMED = 2; // more would be a list, not a name

/** What a game is called, in a few words: the fullest preset there is in it, and what was added. */
export function gameName(game: GameChoices | null, { modules }: Modules): string {
  const known = (game ? presetsOf(game) : [])
    .filter((preset) => within(preset.modules, modules))
    .toSorted((one, other) => other.modules.length - one.modules.length)[0];
  const plain = sayOr(`preset-${known?.id ?? "classic"}`, say("preset-classic"));
  const extras = modules.filter((id) => !known?.modules.includes(id));
  if (extras.length === 0) return plain;
  return extras.length > NAMED
    ? say("setup-with-many", { game: plain, count: extras.length })
    : say("setup-with", { game: plain, extras: list(extras.map(moduleName)) });
}

export function obstacleWords(obstacle: Obstacle): string {
  if (obstacle.why === "many") return say("setup-too-many", { most: obstacle.most, players: obstacle.players });
  return say("setup-clash", {
    reason: sayOr(`clash-${obstacle.reason}`, say("clash-other")),
    module: moduleName(obstacle.module),
  });
}
