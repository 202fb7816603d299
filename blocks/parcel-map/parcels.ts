import type { ElementItem, ElementList } from "#schemas/content/element.ts";
import { middleOf, parseOutline, type Place, type Ring } from "#schemas/content/outline.ts";
import type { Product, ProductList } from "#schemas/content/product.ts";

/** A parcel with what the map and the list show of it. */
export interface Parcel {
  readonly item: ElementItem;
  /** What leads to it on its page: `#clos-sereine`. */
  readonly anchor: string;
  /** Its pieces on the map; none for one that isn't drawn. */
  readonly rings: readonly Ring[];
  /** Where its number stands. */
  readonly middle: Place;
  /** Where its name stands: on its ground, or below one that it would hide. */
  readonly name: Place & { readonly isBelow: boolean };
  readonly wines: readonly Product[];
}

/** The parcels of a list, with the wines that grow on each, in the order in which the parcel names them. */
export function parcelsOf(list: ElementList, wines: ProductList | null): readonly Parcel[] {
  const byId = new Map((wines?.products ?? []).map((wine) => [String(wine.id), wine]));
  return list.elements.map((item) => {
    const rings = parseOutline(item.contour ?? "");
    const middle = middleOf(rings);
    const own = (item.cuvees ?? "").split(",").map((id) => byId.get(id.trim()));
    return {
      item,
      anchor: item.slug,
      rings,
      middle,
      name: namePlace(rings, middle),
      wines: own.filter((wine) => wine !== undefined),
    };
  });
}

/** A ground of less than so many percent of the map is hidden by its name. */
const small = 0.5;

function namePlace(rings: readonly Ring[], { x, y, area }: ReturnType<typeof middleOf>): Parcel["name"] {
  if (area >= small) return { x, y, isBelow: false };
  return { x, y: Math.max(y, ...rings.flat().map((place) => place.y)), isBelow: true };
}

/** Rings as the `d` of an SVG path, in pixels of a picture. */
export function pathOf(rings: readonly Ring[], { width, height }: { width: number; height: number }): string {
  const pixels = (percent: number, whole: number): number => Math.round((percent * whole) / 100);
  return rings
    .map((ring) => `M${ring.map(({ x, y }) => `${pixels(x, width)} ${pixels(y, height)}`).join("L")}Z`)
    .join("");
}
