/** The whole box as the server offers it, for tests: what can be chosen, what clashes, which options matter when. */

import type { GameChoices, ModuleChoice } from "../src/net/wire";

const CARDS = ["swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer", "diversion"];

const module = (id: string, changes: Partial<ModuleChoice> = {}): ModuleChoice => ({
  id,
  fewest: null,
  most: null,
  clashes: [],
  reconstructed: false,
  ...changes,
});
const clash = (module: string, reason: string): { module: string; reason: string } => ({ module, reason });

export const BOX: GameChoices = {
  id: "saboteur",
  fewest: 3,
  most: 10,
  presets: [
    { id: "classic", modules: [] },
    { id: "saboteur-2", modules: ["saboteur-2"] },
    { id: "anniversary", modules: ["saboteur-2", ...CARDS, "new-goals", "chests"] },
    { id: "tournament", modules: ["tournament"] },
    { id: "everything", modules: ["saboteur-2", ...CARDS, "tolls", "party", "new-goals", "chests"] },
  ],
  groups: [
    { id: "games", modules: ["saboteur-2"] },
    { id: "championship", modules: ["greedy", ...CARDS] },
    { id: "minis", modules: ["tolls", "costumes", "party", "new-goals", "chests"] },
    { id: "variants", modules: ["sabotaged", "tournament"] },
  ],
  modules: [
    module("saboteur-2", {
      fewest: 2,
      most: 12,
      clashes: [clash("greedy", "base-only"), clash("sabotaged", "base-only"), clash("tournament", "base-only")],
    }),
    module("new-goals", { reconstructed: true }),
    module("tolls"),
    module("greedy", { clashes: [clash("saboteur-2", "base-only")] }),
    ...CARDS.map((id) => module(id)),
    module("costumes", {
      reconstructed: true,
      clashes: [clash("party", "one-postcard"), clash("tournament", "no-spare")],
    }),
    module("party", {
      reconstructed: true,
      clashes: [clash("costumes", "one-postcard"), clash("tournament", "same-place")],
    }),
    module("chests", { reconstructed: true }),
    module("sabotaged", { clashes: [clash("saboteur-2", "base-only"), clash("tournament", "fixed-pay")] }),
    module("tournament", {
      fewest: 5,
      most: 9,
      clashes: [
        clash("saboteur-2", "base-only"),
        clash("costumes", "no-spare"),
        clash("party", "same-place"),
        clash("sabotaged", "fixed-pay"),
      ],
    }),
  ],
  editions: [
    { id: "default", options: { saboteurPay: "std", goalReveal: "anyLink", ladderContact: "touch" } },
    { id: "pl", options: { saboteurPay: "std", goalReveal: "touching", ladderContact: "openLink" } },
    { id: "cs", options: { saboteurPay: "cz", goalReveal: "touching", ladderContact: "touch" } },
    { id: "uk", options: { saboteurPay: "std", goalReveal: "anyLink", ladderContact: "touch" } },
  ],
  options: [
    { id: "saboteurPay", values: ["std", "cz"], modules: [], without: ["saboteur-2", "tournament"] },
    { id: "roundEnd", values: ["handsEmpty", "noPlayable"], modules: [], without: [] },
    { id: "nextStarter", values: ["lastTurn", "lastPath"], modules: [], without: [] },
    { id: "goalReveal", values: ["anyLink", "touching"], modules: [], without: [] },
    { id: "noDoorBoth", values: ["false", "true"], modules: ["saboteur-2"], without: [] },
    { id: "soloNeedsOwnLink", values: ["false", "true"], modules: ["saboteur-2"], without: [] },
    { id: "ladderContact", values: ["touch", "openLink"], modules: ["saboteur-2"], without: [] },
    { id: "hatSwap", values: ["pile", "neverDealt"], modules: ["saboteur-2"], without: [] },
    { id: "greedyTakesAll", values: ["true", "false"], modules: ["greedy"], without: ["tournament"] },
    { id: "tollStartTokenCounts", values: ["true", "false"], modules: ["tolls"], without: [] },
    { id: "chestLayout", values: ["between", "free"], modules: ["chests"], without: [] },
    { id: "mapBan", values: ["goals", "all"], modules: ["chests"], without: [] },
    { id: "goalMove", values: ["sameRow", "anyFarther"], modules: ["chests"], without: [] },
  ],
};
