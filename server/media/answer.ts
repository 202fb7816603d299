import type { mediaCalls } from "#schemas/contract/calls/media.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { cropMedium } from "./crops/write.ts";
import { addMedium, replaceMedium, type SentFile } from "./files/write.ts";
import { getMedium, listMedia, listTags } from "./library/read.ts";
import { deleteMedium, describeMedium } from "./library/write.ts";
import { loadSvg } from "./svg/read.ts";

export const mediaHandlers: HandlersOf<typeof mediaCalls> = {
  loadSvg: async ({ body, caller }) => {
    const allowed = await attempt({ "load-svg": caller.clientAddress });
    if (!allowed.ok) return throttled(allowed.retryAfter);
    const svg = await loadSvg(body.url);
    // Blocked, unreachable and unreadable read the same (reliability S-26).
    return svg === null ? refuse("invalid", "svg.refused") : ok({ svg });
  },
  listMedia: async ({ locale, list }) => ok(await listMedia(locale, list)),
  listMediaTags: async () => ok(await listTags()),
  getMedium: async ({ params, locale }) => {
    const found = await getMedium(params.id, locale);
    return found ? ok(found) : refuse("not-found", "row.missing");
  },
  addMedia: async ({ body, files, locale }) => {
    const sent = onlyOne(files);
    return sent ? await addMedium(sent, body, locale) : refuse("unprocessable", "media.one");
  },
  changeMedia: async ({ params, body, locale }) => await describeMedium(params.id, body, locale),
  replaceMedia: async ({ params, files, locale }) => {
    const sent = onlyOne(files);
    return sent ? await replaceMedium(params.id, sent, locale) : refuse("unprocessable", "media.one");
  },
  cropMedia: async ({ params, body, locale }) => await cropMedium(params.id, body.crop, locale),
  deleteMedia: async ({ params, locale }) => await deleteMedium(params.id, locale),
};

/** The file of a form that brings one, in the field for it; null for any other. */
function onlyOne(files: readonly (SentFile & { readonly field: string })[]): SentFile | null {
  const [file, ...others] = files;
  return file && others.length === 0 && file.field === "image" ? file : null;
}
