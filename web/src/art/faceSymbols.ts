import { postcard, POSTCARD_BOX, POSTCARD_WIDTH } from "../games/saboteur/art/pieces";
import { cardFace, type Look } from "./cardFace";
import { HEIGHT, WIDTH } from "./cardMeasures";
import { DEFS } from "./defs";
import { printed } from "./printed.svelte";

/** The sheet of faces in the page: each is built when first needed, as a symbol, and used from there. */

const SVG = "http://www.w3.org/2000/svg";
const built = new Map<string, string>();
const pictures = new Map<string, string>();
let sheet: SVGSVGElement | null = null;

const keyOf = (name: string, { variant = 0, turned = false, letters, forest = false }: Look): string =>
  [name, printed.here[name], variant, turned, letters?.blue, letters?.green, forest].join(" ");

/** The id of the symbol that holds a face, for `<use href="#…">`. */
export function faceId(name: string, look: Look = {}): string {
  const key = keyOf(name, look);
  let id = built.get(key);
  if (id === undefined) {
    const face = cardFace(name, look);
    id = `face-${built.size}`;
    ground().insertAdjacentHTML("beforeend", `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${face}</symbol>`);
    built.set(key, id);
  }
  return id;
}

/**
 * A face as a picture of its own, for `<img>`. The browser moves it about as one thing, where a symbol brings all its
 * shapes along: in a mine of sixty cards that is the difference between a smooth and a halting drag.
 */
export function faceImage(name: string, look: Look = {}): string {
  const key = keyOf(name, look);
  let image = pictures.get(key);
  if (image === undefined) {
    const svg =
      `<svg xmlns="${SVG}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
      `preserveAspectRatio="none"><defs>${DEFS}</defs>${cardFace(name, look)}</svg>`;
    image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    pictures.set(key, image);
  }
  return image;
}

/** The postcard as a picture of its own, by the name of its side; where it is open its parts know (`openings`). */
export function postcardImage(name: string, spent: boolean): string {
  const key = `postcard ${name} ${spent}`;
  let image = pictures.get(key);
  if (image === undefined) {
    const side = name.startsWith("costume") ? "costume" : "party";
    const svg =
      `<svg xmlns="${SVG}" width="${POSTCARD_WIDTH}" height="${HEIGHT}" viewBox="${POSTCARD_BOX}" ` +
      `preserveAspectRatio="none"><defs>${DEFS}</defs>${postcard(side, spent, "")}</svg>`;
    image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    pictures.set(key, image);
  }
  return image;
}

/** The hidden drawing with the shared lights; for pictures outside cards that need them (tools, portraits). */
export function ground(): SVGSVGElement {
  if (!sheet) {
    sheet = document.createElementNS(SVG, "svg");
    // Not display: none, which would take the gradients away with it.
    for (const [name, value] of Object.entries({ class: "faces", width: "0", height: "0", "aria-hidden": "true" }))
      sheet.setAttribute(name, value);
    sheet.style.position = "absolute";
    sheet.innerHTML = `<defs>${DEFS}</defs>`;
    document.body.prepend(sheet);
  }
  return sheet;
}
