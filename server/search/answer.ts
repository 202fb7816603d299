import type { searchCalls } from "#schemas/contract/calls/search.ts";
import { ok } from "#schemas/result.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { searchSite, suggest } from "./read.ts";
import { readSearchQuery } from "./rules.ts";

export const searchHandlers: HandlersOf<typeof searchCalls> = {
  search: async ({ locale, list }) => ok(await searchSite(locale, readSearchQuery(list))),
  suggestSearch: async ({ locale, list }) => {
    const q = list.filters.find(({ column }) => column === "q");
    return ok(await suggest(locale, String(q?.value ?? "")));
  },
};
