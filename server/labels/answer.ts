import type { labelCalls } from "#schemas/contract/calls/labels.ts";
import { localeInfos } from "#schemas/locale.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";
import { appContext } from "#server/context.ts";
import { fileAnswer } from "#server/http/api/download.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { labelPath } from "./links.ts";
import { labelCode, labelCodes, languageOf, listLabels } from "./read.ts";

export const labelHandlers: HandlersOf<typeof labelCalls> = {
  listProductLabels: async ({ params }) => {
    const labels = (await listLabels(params.id)).filter(({ isComplete }) => isComplete);
    return ok(
      labels.map(({ idDeclination, year, capacityMl }) => ({
        idDeclination,
        year,
        ...(capacityMl < 1000
          ? { capacity: capacityMl / 10, capacityUnit: "CENTILITRE" as const }
          : { capacity: capacityMl / 1000, capacityUnit: "LITER" as const }),
        url: labelPath(idDeclination),
      })),
    );
  },
  listLabels: async () => ok(await listLabels()),
  listLabelCodes: async ({ params }) => ok(await labelCodes(params.id, appContext().siteUrl)),
  downloadLabelCode: async ({ params, asked, locale }) => {
    const language = languageOf(asked.language, localeInfos[locale].iso);
    const svg = await labelCode(params.id, appContext().siteUrl, language);
    if (svg === null) return refuse("not-found", "label.none");
    return fileAnswer({ name: `e-label-${params.id}.svg`, mime: "image/svg+xml", parts: bytesOf(svg) });
  },
};

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
