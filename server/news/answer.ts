import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { Handlers } from "#server/http/api/handler.ts";

import { getNews, listNews } from "./read.ts";

export const newsHandlers: Pick<Handlers, "listNews" | "getNews"> = {
  listNews: async ({ locale, list }) => ok(await listNews(locale, list)),
  getNews: async ({ params, locale }) => found(await getNews(params.id, locale)),
};
