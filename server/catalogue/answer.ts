import type { catalogueCalls } from "#schemas/contract/calls/catalogue.ts";
import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { listAwards } from "./awards/read.ts";
import { listMealIcons } from "./meal-icons/read.ts";
import { getProductDetail } from "./details/read.ts";
import { listProducts } from "./products/read.ts";
import { recommendedProducts } from "./relations/read.ts";
import { listVariations } from "./variations/read.ts";

export const catalogueHandlers: HandlersOf<typeof catalogueCalls> = {
  listProducts: async ({ locale, list }) => ok(await listProducts(locale, list)),
  getProduct: async ({ params, locale }) => found(await getProductDetail(params.id, locale)),
  getRecommendedProducts: async ({ params, locale }) => found(await recommendedProducts(params.id, locale)),
  listAwards: async ({ locale, list }) => ok(await listAwards(locale, list)),
  listMealIcons: async ({ locale }) => ok(await listMealIcons(locale)),
  listVariations: async ({ locale }) => ok(await listVariations(locale)),
};
