import { parseSheetTexts, withFallback } from "#schemas/content/product-sheet.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { lowestFinalPrice, recordNextPriceChange } from "#server/catalogue/prices/read.ts";
import { productUrl } from "#server/catalogue/products/links.ts";
import { database, now } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { textInLocale } from "#server/db/localized-json.ts";
import { localized } from "#server/db/localized-text.ts";
import { recordRead } from "#server/db/tags.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { slugOf } from "#schemas/fold.ts";

import { kindWords } from "../kind-words.ts";
import { inOneLine, joined, lineOf } from "#server/text/line-of.ts";
import type { Choice, SearchDocument } from "../search-document.ts";

/** Every published product, on a site that sells them. Five queries, however many products there are. */
export async function productDocuments(locale: Locale): Promise<readonly SearchDocument[]> {
  if (!(await getSiteInfo()).isECommerce) return [];
  recordRead("product");
  // Prices are searched and counted.
  await recordNextPriceChange(now());
  const rows = await selectRows(locale);
  const years = await yearsByProduct();
  const pairings = await pairingsByProduct(locale);
  const tags = await tagsByProduct();
  return rows.map((row) => {
    const sheet = withFallback(parseSheetTexts(readJson(row.sheet)), parseSheetTexts(readJson(row.fallback_sheet)));
    const dishes = pairings.get(row.id) ?? [];
    const vintages = years.get(row.id) ?? [];
    return {
      type: "product" as const,
      id: row.id,
      title: row.name,
      url: productUrl(row, locale),
      summary: row.summary,
      text: inOneLine([row.summary, lineOf(row.text), sheet.soil, sheet.vinification, sheet.ageing]),
      tags: joined([
        ...[row.appellation, row.region, ...kindWords(row.kind, locale), ...vintages, ...(tags.get(row.id) ?? [])],
        ...[...sheet.grapes.map(({ name }) => name), ...dishes.map(({ label }) => label)],
      ]),
      imageId: row.media_id,
      date: null,
      sale: {
        kind: row.kind,
        years: vintages,
        priceCents: Number(row.cents),
        appellation: row.appellation === "" ? null : { value: slugOf(row.appellation), label: row.appellation },
        pairings: dishes,
      },
    };
  });
}

async function selectRows(locale: Locale) {
  return await database()
    .selectFrom("product")
    .innerJoin("product_text as fallback", (join) =>
      join.onRef("fallback.product_id", "=", "product.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("product_text as here", (join) =>
      join.onRef("here.product_id", "=", "product.id").on("here.locale", "=", locale),
    )
    .select(["product.id", "product.type", "product.kind", "product.appellation", "product.region"])
    .select(["product.media_id", "fallback.sheet as fallback_sheet", lowestFinalPrice(now()).as("cents")])
    .select([localized("slug").as("slug"), localized("name").as("name"), localized("summary").as("summary")])
    .select([localized("text").as("text"), localized("sheet").as("sheet")])
    .where("product.is_published", "=", 1)
    .orderBy("product.id")
    .execute();
}

async function yearsByProduct(): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await database()
    .selectFrom("declination")
    .select(["product_id", "year"])
    .where("year", "is not", null)
    .where("archived_at", "is", null)
    .distinct()
    .execute();
  const groups = Map.groupBy(rows, ({ product_id: product }) => product);
  return new Map([...groups].map(([product, group]) => [product, group.flatMap(({ year }) => year ?? [])]));
}

async function pairingsByProduct(locale: Locale): Promise<ReadonlyMap<number, readonly Choice[]>> {
  recordRead("meal-icon");
  const rows = await database()
    .selectFrom("product_pairing")
    .innerJoin("meal_icon", "meal_icon.id", "product_pairing.meal_icon_id")
    .select(["product_pairing.product_id", "meal_icon.key", "meal_icon.label"])
    .orderBy("product_pairing.position")
    .execute();
  const groups = Map.groupBy(rows, ({ product_id: product }) => product);
  const choice = (row: { key: string; label: string }) => ({ value: row.key, label: textInLocale(row.label, locale) });
  return new Map([...groups].map(([product, group]) => [product, group.map(choice)]));
}

async function tagsByProduct(): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await database().selectFrom("product_tag").selectAll().execute();
  const groups = Map.groupBy(rows, ({ product_id: product }) => product);
  return new Map([...groups].map(([product, group]) => [product, group.map(({ tag }) => tag)]));
}
