/** In which world the cards of this page lie: both games call a plain path by its sides. */

class World {
  forest = $state(false);
}

export const world = new World();
