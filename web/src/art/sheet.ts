import { HEIGHT, WIDTH } from "./card";
import { DEFS } from "./defs";
import { cardFace, type Look } from "./face";

/** The sheet of faces in the page: each is built when first needed, as a symbol, and used from there. */

const SVG = "http://www.w3.org/2000/svg";
const built = new Map<string, string>();
let sheet: SVGSVGElement | null = null;

/** The id of the symbol that holds a face, for `<use href="#…">`. */
export function faceId(name: string, look: Look = {}): string {
  const { variant = 0, turned = false, letters } = look;
  const key = [name, variant, turned, letters?.blue, letters?.green].join(" ");
  let id = built.get(key);
  if (id === undefined) {
    const face = cardFace(name, look);
    id = `face-${built.size}`;
    ground().insertAdjacentHTML("beforeend", `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${face}</symbol>`);
    built.set(key, id);
  }
  return id;
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
