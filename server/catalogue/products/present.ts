import { lowestPrice } from "#schemas/commerce/declination-price.ts";
import type { Declination, Product } from "#schemas/content/product.ts";
import type { Locale } from "#schemas/locale.ts";
import { presentImage, type ImageRow } from "#server/media/read.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

import { productUrl } from "./links.ts";

export interface ProductRow extends ImageRow {
  readonly id: number;
  readonly type: "WINE" | "BOX" | "OTHER";
  readonly subtype: "BOTTLE" | null;
  readonly kind: string;
  readonly appellation: string;
  readonly region: string;
  readonly vat_rate: number;
  readonly is_dematerialized: number;
  readonly has_shipping_fees: number;
  /** Null: it isn't made for its buyers. */
  readonly is_customization_required: number | null;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly text: string;
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
    region: row.region,
    summary: row.summary,
    text: cleanHtml(row.text),
    tags,
    image: presentImage(row, locale),
    declinations,
    vatRate: row.vat_rate / 100,
    isDematerialized: row.is_dematerialized === 1,
    hasShippingFees: row.has_shipping_fees === 1,
    price: lowestPrice(declinations.map(({ finalPrice }) => finalPrice)),
    customization: customizationWish(row.is_customization_required),
    url: productUrl(row, locale),
  };
}

function customizationWish(isRequired: number | null): Product["customization"] {
  if (isRequired === null) return "NONE";
  return isRequired === 1 ? "REQUIRED" : "OPTIONAL";
}
