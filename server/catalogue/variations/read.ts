import type { VariationValue } from "#schemas/content/product.ts";
import type { Variation, VariationAxis } from "#schemas/content/variation.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { textInLocale } from "#server/db/localized-json.ts";
import { prepared } from "#server/db/prepared.ts";
import { recordRead } from "#server/db/tags.ts";

/** Every variation with its values, in the estate's order (spec §3, §7 "at start"). */
export async function listVariations(locale: Locale): Promise<readonly Variation[]> {
  recordRead("variation");
  const variations = await database().selectFrom("variation").selectAll().orderBy("position").orderBy("id").execute();
  const details = await database()
    .selectFrom("variation_detail")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  const byVariation = Map.groupBy(details, ({ variation_id: variation }) => variation);
  return variations.map((row) => ({
    ...presentAxis(row, locale),
    details: (byVariation.get(row.id) ?? []).map(({ id, label }) => ({ id, label: textInLocale(label, locale) })),
  }));
}

/** The variations in which a product's declinations differ, at most three, by slot. */
export async function productAxes(productId: number, locale: Locale): Promise<ReadonlyMap<number, VariationAxis>> {
  recordRead("variation");
  const rows = await database()
    .selectFrom("product_variation")
    .innerJoin("variation", "variation.id", "product_variation.variation_id")
    .select(["product_variation.slot", "variation.id", "variation.label", "variation.display_label"])
    .where("product_variation.product_id", "=", productId)
    .execute();
  return new Map(rows.map((row) => [row.slot, presentAxis(row, locale)]));
}

function presentAxis(
  row: { readonly id: number; readonly label: string; readonly display_label: string },
  locale: Locale,
): VariationAxis {
  const displayLabel = textInLocale(row.display_label, locale);
  return {
    id: row.id,
    label: textInLocale(row.label, locale),
    displayLabel: displayLabel === "" ? null : displayLabel,
  };
}

/** The values that the declinations of some products have, by declination, in the order of the product's variations. */
export async function variationValues(
  productIds: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, readonly VariationValue[]>> {
  recordRead("variation");
  const rows = await valuesOf({ productIds });
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

const valuesOf = prepared(({ productIds }: { productIds: readonly number[] }) =>
  database()
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
    .orderBy("axis.slot"),
);
