import { ok } from "#schemas/result.ts";
import { getProduct, listProducts } from "#server/content/products.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";

export const productHandlers: Pick<Handlers, "listProducts" | "getProduct"> = {
  listProducts: async ({ locale, list }) => ok(await listProducts(locale, list)),
  getProduct: async ({ params, locale }) => found(await getProduct(params.id, locale)),
};
