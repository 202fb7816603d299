import { ok } from "#schemas/result.ts";
import { listAwards } from "#server/content/awards.ts";
import { listMealIcons } from "#server/content/meal-icons.ts";
import { getProductDetail } from "#server/content/product-detail.ts";
import { listProducts } from "#server/content/products.ts";
import { recommendedProducts } from "#server/content/recommended-products.ts";
import { listVariations } from "#server/content/variations.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";

type ProductCall =
  | "listProducts"
  | "getProduct"
  | "getRecommendedProducts"
  | "listAwards"
  | "listMealIcons"
  | "listVariations";

export const productHandlers: Pick<Handlers, ProductCall> = {
  listProducts: async ({ locale, list }) => ok(await listProducts(locale, list)),
  getProduct: async ({ params, locale }) => found(await getProductDetail(params.id, locale)),
  getRecommendedProducts: async ({ params, locale }) => found(await recommendedProducts(params.id, locale)),
  listAwards: async ({ locale, list }) => ok(await listAwards(locale, list)),
  listMealIcons: async ({ locale }) => ok(await listMealIcons(locale)),
  listVariations: async ({ locale }) => ok(await listVariations(locale)),
};
