import { readFile } from "node:fs/promises";

import type { mediaCalls } from "#schemas/contract/calls/media.ts";
import { ok } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { listPictures } from "./library/read.ts";
import { addPicture, describePicture } from "./library/write.ts";
import { loadSvg } from "./svg/read.ts";

export const mediaHandlers: HandlersOf<typeof mediaCalls> = {
  loadSvg: async ({ body, caller }) => {
    const allowed = await attempt({ "load-svg": caller.clientAddress });
    if (!allowed.ok) return throttled(allowed.retryAfter);
    const svg = await loadSvg(body.url);
    // Blocked, unreachable and unreadable read the same (reliability S-26).
    return svg === null ? refuse("invalid", "svg.refused") : ok({ svg });
  },
  listMedia: async ({ locale, list }) => ok(await listPictures(locale, list)),
  addMedia: async ({ body, files, locale }) => {
    const [file, ...others] = files;
    if (!file || others.length > 0 || file.field !== "image") return refuse("unprocessable", "media.one");
    return await addPicture({ name: file.name, bytes: await readFile(file.path) }, body, locale);
  },
  changeMedia: async ({ params, body, locale }) => await describePicture(params.id, body, locale),
};
