import type { EditedPlaces } from "./address-facts.ts";
import type { TypedAddress } from "./typed-in.ts";

type Place = Pick<TypedAddress, "page" | "place" | "path">;

/** Whether an address is that of a place on the page that is edited: what is on it is seen before visitors have it. */
export function isOnEdited({ page, place }: Place, { paths }: EditedPlaces): boolean {
  return place !== "" && (page === "" || paths.includes(page));
}

/**
 * What is asked for to know whether an address leads anywhere; null: nothing, the canvas tells. What the canvas doesn't draw
 * of the page that is edited may be there all the same (a block that isn't shown at its width, what stands around the page):
 * the site draws that. Popups are asked of the page that visitors have: they are there on every page that shows them.
 */
export function pathToAsk(address: Place, here: EditedPlaces): string | null {
  if (!isOnEdited(address, here)) return address.page === "" ? null : address.path;
  const [own] = here.paths;
  if (/^popup-\d+$/.test(address.place) && own !== undefined) return `${own}#${address.place}`;
  return here.ids?.has(address.place) === false ? `${here.whole}#${address.place}` : null;
}
