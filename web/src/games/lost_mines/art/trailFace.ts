import { carve, pebbles } from "../../../art/carve";
import { sheet } from "../../../art/faces/blankCard";
import { field } from "../../../art/field";
import { layout } from "../../../art/layout";
import { noise } from "../../../art/rng";
import { spell, type Shape } from "../../../art/shape";
import { awayFrom, feature } from "./features";
import { scattered, stand } from "./firs";
import { HEDGE, meadow } from "./meadow";
import type { Feature } from "./names";
import { MEADOW, TRAIL } from "./palette";

/** The face of a card that lies in the forest: a trail through grass and firs, and what lies on it. */
export function trailFace(shape: Shape, variant: number, kind: Feature | null, standing = ""): string {
  const seed = `forest ${spell(shape)} ${variant}`;
  const [trail] = layout(shape).tunnels;
  if (!trail) throw new Error(`a path of the forest has one trail, "${spell(shape)}" has none`);
  const open = field([[...trail.runs, ...trail.rooms]], noise(seed));
  const taken = awayFrom(trail.heart, standing ? "lake" : kind);
  const firs = scattered(seed, (x, y) => Math.min(open(x, y), taken(x, y)));
  return sheet(
    MEADOW,
    meadow(seed, open) + HEDGE + carve(open, TRAIL).markup + pebbles(seed, open, TRAIL) + stand(firs) +
      (kind ? feature(kind, trail.sides, trail.heart) : "") + standing,
  );
}
