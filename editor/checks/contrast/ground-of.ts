import type { Sight } from "./sight.ts";

const colourIn = /(?:rgba?|hsla?|oklab|oklch|lab|lch|color)\([^()]*\)/g;

/**
 * Paints what lies behind some words, from the page up: the grounds of all that they stand in, pictures that fill one of
 * these, veils over them. False where that can't be known: a picture of a style sheet, or of another site.
 */
export function paintGround(sight: Sight, words: Element, box: DOMRectReadOnly): boolean {
  const strongest = (image: string) => sight.strongest(image.match(colourIn) ?? []);
  const around = ancestors(words);
  // Looked up before anything is painted: the same paper tells which colour is the strongest.
  const layers = around.map((element) => ({ element, ...layerOf(getComputedStyle(element), strongest) }));
  const veils = around.map((element) => veilOf(element, strongest));
  sight.clear();
  for (const [index, { element, isKnown, colours }] of layers.entries()) {
    if (!isKnown) return false;
    for (const colour of colours) sight.paint(colour);
    if (!drawPictures(sight, element, box)) return false;
    for (const colour of veils[index] ?? []) sight.paint(colour);
  }
  return true;
}

/** The elements that some words stand in, the page first. */
function ancestors(words: Element): readonly Element[] {
  const page = words.closest(".page");
  const found: Element[] = [];
  for (let each: Element | null = words; each && found[0] !== page; each = each.parentElement) found.unshift(each);
  return found;
}

interface Layer {
  readonly isKnown: boolean;
  readonly colours: readonly string[];
}

/** A ground's colour, and that of a gradient over it: words stand where that is strongest. */
function layerOf(
  { backgroundColor, backgroundImage }: CSSStyleDeclaration,
  strongest: (image: string) => string | null,
): Layer {
  const isKnown = !backgroundImage.includes("url(");
  const veil = backgroundImage === "none" || !isKnown ? null : strongest(backgroundImage);
  return { isKnown, colours: [backgroundColor, ...(veil === null ? [] : [veil])] };
}

/** What an element lays between its picture and its words. */
function veilOf(element: Element, strongest: (image: string) => string | null): readonly string[] {
  const style = getComputedStyle(element, "::before");
  if (style.content === "none" || style.position !== "absolute" || style.display === "none") return [];
  return layerOf(style, strongest).colours;
}

function drawPictures(sight: Sight, element: Element, box: DOMRectReadOnly): boolean {
  for (const image of element.querySelectorAll<HTMLImageElement>(":scope > img, :scope > picture > img")) {
    const place = image.getBoundingClientRect();
    const { position, objectFit, objectPosition } = getComputedStyle(image);
    const isBehind = position === "absolute" && place.left <= box.left && place.right >= box.right;
    if (!isBehind || place.top > box.top || place.bottom < box.bottom) continue;
    if (objectFit !== "cover" || !image.complete || image.naturalWidth === 0) return false;
    try {
      sight.draw(image, partBehind(box, place, image, objectPosition));
      sight.colours();
    } catch {
      return false;
    }
  }
  return true;
}

/** The part of a picture's own pixels that is seen behind a box, where it is cropped to its place. */
function partBehind(
  box: DOMRectReadOnly,
  place: DOMRectReadOnly,
  { naturalWidth, naturalHeight }: HTMLImageElement,
  position: string,
): DOMRectReadOnly {
  const scale = Math.max(place.width / naturalWidth, place.height / naturalHeight);
  const [x = 50, y = 50] = position.split(" ").map(Number.parseFloat);
  const left = ((place.width - naturalWidth * scale) * x) / 100;
  const top = ((place.height - naturalHeight * scale) * y) / 100;
  return new DOMRect(
    (box.left - place.left - left) / scale,
    (box.top - place.top - top) / scale,
    box.width / scale,
    box.height / scale,
  );
}
