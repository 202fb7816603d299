import { ok } from "#schemas/result.ts";
import { getElement, listElementPages, listElements } from "#server/content/elements.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";

export const elementHandlers: Pick<Handlers, "listElements" | "listElementPages" | "getElement"> = {
  listElements: async ({ params, locale, list }) => found(await listElements(params.route, locale, list)),
  listElementPages: async ({ locale, list }) => ok(await listElementPages(locale, list)),
  getElement: async ({ params, locale }) => found(await getElement(params.route, params.id, locale)),
};
