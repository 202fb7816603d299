import { ok } from "#schemas/result.ts";
import { getPage, listPages } from "#server/content/pages.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";

export const pageHandlers: Pick<Handlers, "listPages" | "getPage"> = {
  listPages: async ({ locale, list }) => ok(await listPages(locale, list)),
  getPage: async ({ params, locale }) => found(await getPage(params.id, locale)),
};
