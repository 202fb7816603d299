/** A place on a picture, in percent of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What surrounds one piece of ground; the last place leads back to the first. */
export type Ring = readonly Place[];

/** The most characters of an outline: a few hundred places. */
const longest = 8_000;

/** `x,y`, in percent. */
const placePattern = /^(\d{1,3}(?:\.\d{1,3})?),(\d{1,3}(?:\.\d{1,3})?)$/;

/**
 * Reads the outline of a thing on a picture: places `x,y` in percent with spaces between, at least three for each
 * piece, pieces apart by `/`. Empty for what isn't one.
 */
export function parseOutline(text: string): readonly Ring[] {
  if (text.trim() === "" || text.length > longest) return [];
  const rings = text.split("/").map((piece) => piece.trim().split(/\s+/).map(parsePlace));
  const isWhole = rings.every((ring) => ring.length >= 3 && ring.every((place) => place !== null));
  return isWhole ? rings.map((ring) => ring.filter((place) => place !== null)) : [];
}

function parsePlace(text: string): Place | null {
  const [, x = "", y = ""] = placePattern.exec(text) ?? [];
  const isOn = x !== "" && Number(x) <= 100 && Number(y) <= 100;
  return isOn ? { x: Number(x), y: Number(y) } : null;
}

/** The middle of what some rings surround, each counting by its area, and that area in percent of the picture. */
export function middleOf(rings: readonly Ring[]): Place & { readonly area: number } {
  let [area, x, y] = [0, 0, 0];
  for (const ring of rings) {
    const own = moments(ring);
    area += own.area;
    x += own.x;
    y += own.y;
  }
  const first = rings[0]?.[0] ?? { x: 50, y: 50 };
  return area === 0 ? { ...first, area } : { x: x / area, y: y / area, area: area / 100 };
}

/** A ring's area, and its middle times that. */
function moments(ring: Ring): { readonly area: number; readonly x: number; readonly y: number } {
  let [area, x, y] = [0, 0, 0];
  let before = ring.at(-1) ?? { x: 0, y: 0 };
  for (const place of ring) {
    const cross = (before.x * place.y - place.x * before.y) / 2;
    area += cross;
    x += ((before.x + place.x) / 3) * cross;
    y += ((before.y + place.y) / 3) * cross;
    before = place;
  }
  return area < 0 ? { area: -area, x: -x, y: -y } : { area, x, y };
}
