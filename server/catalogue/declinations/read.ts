import type { Declination, ProductType } from "#schemas/content/product.ts";
import type { Locale } from "#schemas/locale.ts";
import { database, now } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordValidUntil } from "#server/db/tags.ts";
import { imageColumns } from "#server/media/read.ts";

import { boxesLeft } from "../boxes/read.ts";
import { discountsByDeclination } from "../discounts/read.ts";
import { nextChange, noDiscounts, shownDiscount } from "../discounts/rules.ts";
import { pricesBefore } from "../prices/read.ts";
import { leftInStock } from "../stock/read.ts";
import { variationValues } from "../variations/read.ts";

import { presentDeclination } from "./present.ts";

/**
 * The declinations that are sold of some products with their pictures and present discounts, in three queries, and
 * one more where boxes or reduced prices are among them. Notes when the next discount begins or ends: from then on the prices are others.
 */
export async function declinationsByProduct(
  productIds: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, readonly Declination[]>> {
  const rows = await soldOf({ productIds });
  const variations = await variationValues(productIds, locale);
  const discounts = await discountsByDeclination(rows);
  const boxes = rows.flatMap((row) => (row.product_type === "BOX" ? [row.product_id] : []));
  const left = await boxesLeft([...new Set(boxes)]);
  const isReduced = (id: number) => shownDiscount(discounts.get(id) ?? noDiscounts, now())?.detail_type === "PRODUCT";
  const reduced = rows.map(({ id }) => id).filter(isReduced);
  const before = await pricesBefore(reduced, now());
  const declinations = rows.map((row) => {
    const parts = {
      discounts: discounts.get(row.id) ?? noDiscounts,
      variations: variations.get(row.id) ?? [],
      instant: now(),
      boxesLeft: left.get(row.product_id) ?? null,
      centsBefore: before.get(row.id) ?? null,
    };
    const change = nextChange(parts.discounts, parts.instant);
    if (change !== null) recordValidUntil(change);
    return { product: row.product_id, declination: presentDeclination(row, parts, locale) };
  });
  const byProduct = Map.groupBy(declinations, ({ product }) => product);
  return new Map([...byProduct].map(([product, group]) => [product, group.map(({ declination }) => declination)]));
}

const soldOf = prepared(({ productIds }: { productIds: readonly number[] }) =>
  database()
    .selectFrom("declination")
    .innerJoin("product", "product.id", "declination.product_id")
    .leftJoin("stock", "stock.declination_id", "declination.id")
    .leftJoin("media", "media.id", "declination.media_id")
    .select(["declination.id", "declination.product_id", "declination.year", "declination.capacity_ml"])
    .select("product.type as product_type")
    .select([leftInStock().as("left"), "declination.tracks_stock", "declination.price_cents"])
    .select(["declination.fixed_price_cents", "declination.sell_by_multiple_of", "declination.reference"])
    .select(["declination.alcohol", "declination.features"])
    .select(imageColumns)
    .where("declination.product_id", "in", productIds)
    .where("declination.archived_at", "is", null)
    .orderBy("declination.product_id")
    .orderBy("declination.position")
    .orderBy("declination.id"),
);

/** What a quantity of a declination is asked of; null when it isn't sold. */
export async function soldForm(
  id: number,
): Promise<{ readonly productId: number; readonly type: ProductType; readonly sellByMultipleOf: number } | null> {
  if (!isRowId(id)) return null;
  const [row] = await soldById({ id });
  return row ?? null;
}

const soldById = prepared(({ id }: { id: number }) =>
  database()
    .selectFrom("declination")
    .innerJoin("product", "product.id", "declination.product_id")
    .select(["product.id as productId", "product.type", "declination.sell_by_multiple_of as sellByMultipleOf"])
    .where("declination.id", "=", id)
    .where("declination.archived_at", "is", null)
    .where("product.is_published", "=", 1),
);
