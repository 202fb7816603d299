import { ok } from "#schemas/result.ts";
import { getPopup, listPopups } from "#server/content/popups.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";

export const popupHandlers: Pick<Handlers, "listPopups" | "getPopup"> = {
  listPopups: async ({ locale }) => ok(await listPopups(locale)),
  getPopup: async ({ params, locale }) => found(await getPopup(params.id, locale)),
};
