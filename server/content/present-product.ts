import type { Declination, Product } from "#schemas/content/product.ts";
import { localizePath, type Locale } from "#schemas/locale.ts";

import { cleanHtml } from "./clean-html.ts";
import { euros } from "./present-declination.ts";
import { presentImage, type ImageRow } from "./present-image.ts";

export interface ProductRow extends ImageRow {
  readonly id: number;
  readonly type: "WINE" | "BOX" | "OTHER";
  readonly subtype: "BOTTLE" | null;
  readonly kind: string;
  readonly appellation: string;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly text: string;
  readonly price_cents: number;
}

/** Turns a row with its parts into the product of the wire. */
export function presentProduct(
  row: ProductRow,
  declinations: readonly Declination[],
  tags: readonly string[],
  locale: Locale,
): Product {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    type: { type: row.type },
    subtypeType: row.subtype,
    kind: row.kind,
    appellation: row.appellation,
    summary: row.summary,
    text: cleanHtml(row.text),
    tags,
    image: presentImage(row, locale),
    declinations,
    price: euros(row.price_cents),
    url: localizePath(`/${row.type === "WINE" ? "wines" : "products"}/${row.slug}/${row.id}`, locale),
  };
}
