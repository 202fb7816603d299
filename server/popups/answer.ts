import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { Handlers } from "#server/http/api/handler.ts";

import { getPopup, listPopups } from "./read.ts";

export const popupHandlers: Pick<Handlers, "listPopups" | "getPopup"> = {
  listPopups: async ({ locale }) => ok(await listPopups(locale)),
  getPopup: async ({ params, locale }) => found(await getPopup(params.id, locale)),
};
