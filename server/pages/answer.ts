import type { pageCalls } from "#schemas/contract/calls/pages.ts";
import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { getComponentConfig } from "./component-configs/read.ts";
import { getPage, listPages } from "./read.ts";

export const pageHandlers: HandlersOf<typeof pageCalls> = {
  listPages: async ({ locale, list }) => ok(await listPages(locale, list)),
  getPage: async ({ params, locale }) => found(await getPage(params.id, locale)),
  getComponentConfig: async ({ params }) => found(await getComponentConfig(params.slug)),
};
