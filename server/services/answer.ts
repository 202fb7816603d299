import type { serviceCalls } from "#schemas/contract/calls/services.ts";
import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { getService, listServices } from "./read.ts";

export const serviceHandlers: HandlersOf<typeof serviceCalls> = {
  listServices: async ({ locale, list }) => ok(await listServices(locale, list)),
  getService: async ({ params, locale }) => found(await getService(params.id, locale)),
};
