import type { pageCalls } from "#schemas/contract/calls/pages.ts";
import { isAdministrator } from "#schemas/content/user.ts";
import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { Caller, HandlersOf } from "#server/http/api/handler.ts";

import { getComponentConfig } from "./component-configs/read.ts";
import { getPage, type Hidden, listPages } from "./read.ts";

export const pageHandlers: HandlersOf<typeof pageCalls> = {
  listPages: async ({ locale, list, caller }) => ok(await listPages(locale, list, await whatMaySee(caller))),
  getPage: async ({ params, locale, caller }) => found(await getPage(params.id, locale, await whatMaySee(caller))),
  getComponentConfig: async ({ params }) => found(await getComponentConfig(params.slug)),
};

/** Pages that nobody has published yet are for those who make them. */
async function whatMaySee(caller: Caller): Promise<Hidden> {
  return { withHidden: isAdministrator((await caller.session())?.role) };
}
