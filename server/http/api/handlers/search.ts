import { ok } from "#schemas/result.ts";
import { searchSite } from "#server/search/search-site.ts";
import { readSearchQuery } from "#server/search/search-query.ts";
import { suggest } from "#server/search/suggest.ts";

import type { Handlers } from "../handler.ts";

export const searchHandlers: Pick<Handlers, "search" | "suggestSearch"> = {
  search: async ({ locale, list }) => ok(await searchSite(locale, readSearchQuery(list))),
  suggestSearch: async ({ locale, list }) => {
    const q = list.filters.find(({ column }) => column === "q");
    return ok(await suggest(locale, String(q?.value ?? "")));
  },
};
