import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { Handlers } from "#server/http/api/handler.ts";

import { getService, listServices } from "./read.ts";

export const serviceHandlers: Pick<Handlers, "listServices" | "getService"> = {
  listServices: async ({ locale, list }) => ok(await listServices(locale, list)),
  getService: async ({ params, locale }) => found(await getService(params.id, locale)),
};
