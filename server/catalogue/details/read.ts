import type { DecreasingDiscount, ProductDetail } from "#schemas/content/product-detail.ts";
import { parseSheetFacts, parseSheetTexts, withFallback, type SheetTexts } from "#schemas/content/product-sheet.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { imageColumns, presentImage } from "#server/media/read.ts";

import { awardsOf } from "../awards/read.ts";
import { boxOf } from "../boxes/read.ts";
import { pairingsOf } from "../meal-icons/read.ts";
import { getProduct } from "../products/read.ts";
import { productAxes } from "../variations/read.ts";

import { presentFeatures } from "./present.ts";

/** One published product with everything that its page shows; null when there is none. */
export async function getProductDetail(id: number, locale: Locale): Promise<ProductDetail | null> {
  const product = await getProduct(id, locale);
  if (!product) return null;
  const axes = await productAxes(id, locale);
  return {
    ...product,
    ...(await factsOf(id, locale)),
    ...(await sheetOf(id, locale)),
    pairings: await pairingsOf(id, locale),
    awards: await awardsOf(id, locale),
    variation1: axes.get(1) ?? null,
    variation2: axes.get(2) ?? null,
    variation3: axes.get(3) ?? null,
    decreasingDiscounts: await decreasingDiscountsOf(id),
    box: await boxOf(product, locale),
  };
}

async function factsOf(id: number, locale: Locale) {
  const row = await database()
    .selectFrom("product")
    .leftJoin("media", "media.id", "product.back_media_id")
    .select("product.sheet")
    .select(imageColumns)
    .where("product.id", "=", id)
    .executeTakeFirst();
  const backImage = row ? presentImage(row, locale) : null;
  return { ...parseSheetFacts(readJson(row?.sheet ?? "{}")), backImage };
}

async function sheetOf(id: number, locale: Locale): Promise<SheetTexts> {
  const rows = await database()
    .selectFrom("product_text")
    .select(["locale", "sheet"])
    .where("product_id", "=", id)
    .where("locale", "in", [locale, defaultLocale])
    .execute();
  const sheets = new Map(rows.map((row) => [row.locale, parseSheetTexts(readJson(row.sheet))]));
  const fallback = sheets.get(defaultLocale) ?? parseSheetTexts(null);
  const sheet = withFallback(sheets.get(locale) ?? fallback, fallback);
  return { ...sheet, features: presentFeatures(sheet.features, locale) };
}

async function decreasingDiscountsOf(id: number): Promise<readonly DecreasingDiscount[]> {
  const rows = await database()
    .selectFrom("decreasing_discount")
    .select(["id", "from_quantity", "type", "amount"])
    .where("product_id", "=", id)
    .orderBy("from_quantity")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fromQuantity: row.from_quantity,
    type: row.type,
    amount: row.amount / 100,
  }));
}
