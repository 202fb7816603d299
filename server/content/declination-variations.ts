import type { VariationValue } from "#schemas/content/product.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { recordRead } from "#server/db/tags.ts";

import { textInLocale } from "./localized-json.ts";

/** The values that the declinations of some products have, by declination, in the order of the product's variations. */
export async function variationValues(
  productIds: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, readonly VariationValue[]>> {
  recordRead("variation");
  const rows = await database()
    .selectFrom("declination_variation as value")
    .innerJoin("declination", "declination.id", "value.declination_id")
    .innerJoin("product_variation as axis", (join) =>
      join
        .onRef("axis.product_id", "=", "declination.product_id")
        .onRef("axis.variation_id", "=", "value.variation_id"),
    )
    .innerJoin("variation_detail as detail", "detail.id", "value.variation_detail_id")
    .select(["value.declination_id", "value.variation_id", "detail.id", "detail.label"])
    .where("declination.product_id", "in", productIds)
    .orderBy("axis.slot")
    .execute();
  const byDeclination = Map.groupBy(rows, ({ declination_id: declination }) => declination);
  return new Map(
    [...byDeclination].map(([declination, group]) => [
      declination,
      group.map((row) => ({
        idVariation: row.variation_id,
        id: row.id,
        label: textInLocale(row.label, locale),
      })),
    ]),
  );
}
