import type { popupCalls } from "#schemas/contract/calls/popups.ts";
import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { getPopup, listPopups } from "./read.ts";

export const popupHandlers: HandlersOf<typeof popupCalls> = {
  listPopups: async ({ locale }) => ok(await listPopups(locale)),
  getPopup: async ({ params, locale }) => found(await getPopup(params.id, locale)),
};
