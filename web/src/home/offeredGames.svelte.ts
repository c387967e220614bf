/** The games the server has, asked for once. */

import { games } from "../net/api";
import type { GameChoices, SetupInfo } from "../net/wire";

class Shelf {
  /** None until the server has answered, or if it does not. */
  games = $state.raw<readonly GameChoices[]>([]);
  /** Who can play a game, the best one first. */
  bots = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  #asked: Promise<void> | null = null;

  /** The game that somebody has chosen. */
  of({ game }: Pick<SetupInfo, "game">): GameChoices | null {
    return this.games.find(({ id }) => id === game) ?? null;
  }

  botsOf({ game }: Pick<SetupInfo, "game">): readonly string[] {
    return this.bots[game] ?? (game === "saboteur" ? ["digger", "rookie", "random"] : ["random"]);
  }

  load(): Promise<void> {
    this.#asked ??= games().then(
      (told) => {
        this.games = told.games;
        this.bots = told.bots;
      },
      () => {
        this.#asked = null; // another time, perhaps
      },
    );
    return this.#asked;
  }
}

export const shelf = new Shelf();
