import { ok } from "#schemas/result.ts";
import { getService, listServices } from "#server/content/services.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";

export const serviceHandlers: Pick<Handlers, "listServices" | "getService"> = {
  listServices: async ({ locale, list }) => ok(await listServices(locale, list)),
  getService: async ({ params, locale }) => found(await getService(params.id, locale)),
};
