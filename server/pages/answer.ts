import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { Handlers } from "#server/http/api/handler.ts";

import { getComponentConfig } from "./component-configs/read.ts";
import { getPage, listPages } from "./read.ts";

export const pageHandlers: Pick<Handlers, "listPages" | "getPage" | "getComponentConfig"> = {
  listPages: async ({ locale, list }) => ok(await listPages(locale, list)),
  getPage: async ({ params, locale }) => found(await getPage(params.id, locale)),
  getComponentConfig: async ({ params }) => found(await getComponentConfig(params.slug)),
};
