/** A card on its way from a hand to its place in the mine: a picture over the page, which nothing can touch. */

import type { TransitionConfig } from "svelte/transition";
import type { Box } from "./cardOrigin";

export const FLIGHT = 260; // milliseconds

const SVG = "http://www.w3.org/2000/svg";

/** Let the face with this id fly; the picture goes when it has landed. */
export function fly(face: string, from: Box, to: Box): HTMLElement {
  const picture = document.createElement("div");
  picture.className = "flight";
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    position: "fixed",
    zIndex: "15",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    transformOrigin: "0 0",
    pointerEvents: "none",
  });
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of [["width", "100%"], ["height", "100%"], ["viewBox", "0 0 112 174"]] as const)
    svg.setAttribute(name, value);
  svg.setAttribute("preserveAspectRatio", "none");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${face}`);
  svg.append(use);
  picture.append(svg);
  document.body.append(picture);

  // A chip is wide, a card is upright: it sets out from the middle, as high as what it leaves.
  const scale = Math.min(from.height / to.height, 2);
  const dx = from.left + from.width / 2 - (to.width * scale) / 2 - to.left;
  const dy = from.top + from.height / 2 - (to.height * scale) / 2 - to.top;
  const flying = picture.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
    { duration: FLIGHT, easing: "cubic-bezier(0.3, 0, 0.3, 1)" },
  );
  flying.onfinish = flying.oncancel = () => picture.remove();
  return picture;
}

/** A goal shows its edge, before its other side. */
export const TURNING: TransitionConfig = { duration: 190, css: (t) => `transform: scaleX(${t})` };

/** A tunnel trembles and comes down. */
export const FALLING: TransitionConfig = {
  duration: 380,
  css: (t, u) =>
    `opacity: ${t}; transform: translate(${Math.sin(u * 26) * 6 * t}%, ${u * u * 14}%) scale(${0.86 + 0.14 * t})`,
};
