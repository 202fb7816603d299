import { recommend } from "#schemas/commerce/recommendation.ts";
import type { RecommendedProducts } from "#schemas/content/product-detail.ts";
import type { Locale } from "#schemas/locale.ts";
import { database, now } from "#server/db/context.ts";
import { recordRead } from "#server/db/tags.ts";

import { lowestFinalPrice, recordNextPriceChange } from "../prices/read.ts";
import { getProduct, productsByIds } from "../products/read.ts";

/**
 * The products to see beside one: chosen by hand, then its neighbours in colour, appellation and price
 * (schemas/commerce/SPEC.md, R1 and R2). Null when the product isn't there.
 */
export async function recommendedProducts(id: number, locale: Locale): Promise<RecommendedProducts | null> {
  const product = await getProduct(id, locale);
  if (!product) return null;
  recordRead("product");
  const published = await neighbours();
  const known = new Set(published.map((other) => other.id));
  const chosen = (await chosenIds(id)).filter((other) => known.has(other));
  const ids = recommend({ ...product, type: product.type.type }, chosen, published);
  const products = await productsByIds(ids, locale);
  return { products: ids.flatMap((other) => products.get(other) ?? []) };
}

async function neighbours() {
  const instant = now();
  await recordNextPriceChange(instant);
  const rows = await database()
    .selectFrom("product")
    .select(["id", "type", "kind", "appellation"])
    .select(lowestFinalPrice(instant).as("cents"))
    .where("is_published", "=", 1)
    .execute();
  return rows.map(({ cents, ...row }) => ({ ...row, price: Number(cents) / 100 }));
}

async function chosenIds(id: number): Promise<readonly number[]> {
  const rows = await database()
    .selectFrom("product_recommendation")
    .select("recommended_id")
    .where("product_id", "=", id)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.recommended_id);
}
