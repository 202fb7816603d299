import type { newsCalls } from "#schemas/contract/calls/news.ts";
import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { getNews, listNews } from "./read.ts";

export const newsHandlers: HandlersOf<typeof newsCalls> = {
  listNews: async ({ locale, list }) => ok(await listNews(locale, list)),
  getNews: async ({ params, locale }) => found(await getNews(params.id, locale)),
};
