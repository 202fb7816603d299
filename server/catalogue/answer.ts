import type { catalogueCalls } from "#schemas/contract/calls/catalogue.ts";
import type { Locale } from "#schemas/locale.ts";
import { ok } from "#schemas/result.ts";
import { fileAnswer } from "#server/http/api/download.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { listAwards } from "./awards/read.ts";
import { listMealIcons } from "./meal-icons/read.ts";
import { getProductDetail } from "./details/read.ts";
import { listProducts } from "./products/read.ts";
import { recommendedProducts } from "./relations/read.ts";
import { findSheet, isSheetKept, sheetBytes } from "./sheets/read.ts";
import { listVariations } from "./variations/read.ts";

export const catalogueHandlers: HandlersOf<typeof catalogueCalls> = {
  listProducts: async ({ locale, list }) => ok(await listProducts(locale, list)),
  getProduct: async ({ params, locale }) => found(await getProductDetail(params.id, locale)),
  generateProductFile: async ({ params: { id }, locale, caller }) =>
    await sheetAnswer({ id, idDeclination: null }, locale, caller.clientAddress),
  generateDeclinationFile: async ({ params, locale, caller }) =>
    await sheetAnswer(params, locale, caller.clientAddress),
  getRecommendedProducts: async ({ params, locale }) => found(await recommendedProducts(params.id, locale)),
  listAwards: async ({ locale, list }) => ok(await listAwards(locale, list)),
  listMealIcons: async ({ locale }) => ok(await listMealIcons(locale)),
  listVariations: async ({ locale }) => ok(await listVariations(locale)),
};

/** A sheet as a file; what has to be made is counted for whoever asks. */
async function sheetAnswer(which: Parameters<typeof findSheet>[0], locale: Locale, address: string) {
  const sheet = await findSheet(which, locale);
  if (!sheet.ok) return sheet;
  const { name, mark } = sheet.value;
  const allowed = isSheetKept(sheet.value) ? null : await attempt({ sheet: address });
  if (allowed?.ok === false) return throttled(allowed.retryAfter);
  const bytes = await sheetBytes(sheet.value);
  return bytes.ok ? fileAnswer({ name, mark, mime: "application/pdf", parts: [bytes.value] }) : bytes;
}
