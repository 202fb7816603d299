import type { inventoryCalls } from "#schemas/contract/calls/inventory.ts";
import { ok } from "#schemas/result.ts";
import { fileAnswer } from "#server/http/api/download.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { exportLevels, exportMovements } from "./export/read.ts";
import { listMovements } from "./movements/read.ts";
import { levelOf, listLevels } from "./read.ts";
import { correctStock } from "./write.ts";

const mime = "text/csv; charset=utf-8";

export const inventoryHandlers: HandlersOf<typeof inventoryCalls> = {
  listStockLevels: async ({ list, locale }) => ok(await listLevels(list, locale)),
  exportStockLevels: async ({ list, locale }) =>
    fileAnswer({ name: "stock.csv", mime, parts: exportLevels(list, locale) }),
  getStockLevel: async ({ params, locale }) => found(await levelOf(params.id, locale)),
  correctStock: async ({ params, body, caller, locale }) => {
    const session = await caller.session();
    const corrected = await correctStock(params.id, body, session?.userId ?? null);
    return corrected.ok ? found(await levelOf(params.id, locale)) : corrected;
  },
  listStockMovements: async ({ list, locale }) => ok(await listMovements(list, locale)),
  exportStockMovements: async ({ list, locale }) =>
    fileAnswer({ name: "stock-movements.csv", mime, parts: exportMovements(list, locale) }),
};
