import type { Declination } from "#schemas/content/product.ts";
import type { Locale } from "#schemas/locale.ts";
import { database, now } from "#server/db/context.ts";
import { recordValidUntil } from "#server/db/tags.ts";
import { imageColumns } from "#server/media/read.ts";

import { variationValues } from "../variations/read.ts";

import { presentDeclination, type DeclinationRow } from "./present.ts";

/**
 * The declinations of some products with their pictures and present discounts, in two queries. Notes when
 * the next discount begins or ends: from then on the prices are others.
 */
export async function declinationsByProduct(
  productIds: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, readonly Declination[]>> {
  const rows = await selectDeclinations(productIds);
  const variations = await variationValues(productIds, locale);
  for (const row of rows) recordNextChange(row);
  const byDeclination = Map.groupBy(rows, ({ id }) => id);
  const declinations = [...byDeclination.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const discounted = [first, ...others].find(isDiscounted) ?? null;
    const parts = { discounted, variations: variations.get(first.id) ?? [] };
    return [{ product: first.product_id, declination: presentDeclination(first, parts, locale) }];
  });
  const byProduct = Map.groupBy(declinations, ({ product }) => product);
  return new Map([...byProduct].map(([product, group]) => [product, group.map(({ declination }) => declination)]));
}

/** A row per discount that is not over, and one for a declination without any. */
async function selectDeclinations(productIds: readonly number[]): Promise<DeclinationRow[]> {
  const instant = now();
  return await database()
    .selectFrom("declination")
    .leftJoin("discount", (join) =>
      join
        .onRef("discount.declination_id", "=", "declination.id")
        .on((eb) => eb.or([eb("discount.ends_at", "is", null), eb("discount.ends_at", ">", instant)])),
    )
    .leftJoin("media", "media.id", "declination.media_id")
    .select(["declination.id", "declination.product_id", "declination.year", "declination.capacity_ml"])
    .select(["declination.quantity", "declination.set_quantity", "declination.price_cents"])
    .select(["declination.fixed_price_cents", "declination.sell_by_multiple_of", "declination.reference"])
    .select(["declination.alcohol", "declination.features"])
    .select(["discount.id as discount_id", "discount.type as discount_type", "discount.amount as discount_amount"])
    .select(["discount.detail_type", "discount.starts_at", "discount.ends_at"])
    .select(imageColumns)
    .where("declination.product_id", "in", productIds)
    .orderBy("declination.product_id")
    .orderBy("declination.position")
    .orderBy("declination.id")
    .orderBy("discount.id")
    .execute();
}

function isDiscounted(row: DeclinationRow): boolean {
  return row.discount_id !== null && (row.starts_at ?? 0) <= now();
}

function recordNextChange({ starts_at: start, ends_at: end }: DeclinationRow): void {
  const next = start !== null && start > now() ? start : end;
  if (next !== null) recordValidUntil(next);
}
