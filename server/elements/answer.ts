import type { elementCalls } from "#schemas/contract/calls/elements.ts";
import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { elementLists, getElement, listElementPages, listElements } from "./read.ts";

export const elementHandlers: HandlersOf<typeof elementCalls> = {
  listElements: async ({ params, locale, list }) => found(await listElements(params.route, locale, list)),
  listElementPages: async ({ locale, list }) => ok(await listElementPages(locale, list)),
  listElementLists: async () => ok(await elementLists()),
  getElement: async ({ params, locale }) => found(await getElement(params.route, params.id, locale)),
};
