import { ok } from "#schemas/result.ts";
import { getNews, listNews } from "#server/content/news.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";

export const newsHandlers: Pick<Handlers, "listNews" | "getNews"> = {
  listNews: async ({ locale, list }) => ok(await listNews(locale, list)),
  getNews: async ({ params, locale }) => found(await getNews(params.id, locale)),
};
