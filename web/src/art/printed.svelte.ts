/** What is printed on the cards that their names do not tell: starts, goals, the parts of the postcard. */

import { parseShape, type Shape } from "./shape";

class Printed {
  /** As the decks of the table in this page have it: tunnels by name, and by place for a part of the postcard. */
  here = $state.raw<Readonly<Record<string, string>>>({});

  /** The tunnels of a card as spelled; `usual` are those of our own decks, for pictures away from any table. */
  spelled(name: string, usual: Readonly<Record<string, string>>): string | undefined {
    return this.here[name] ?? (Object.hasOwn(usual, name) ? usual[name] : undefined);
  }

  /** The part of the postcard that lies at a place; null if that is rock on all sides. */
  part(x: number, y: number): Shape | null {
    return parseShape(this.here[`${x},${y}`] ?? "");
  }
}

export const printed = new Printed();
