import { readFile } from "node:fs/promises";

import type { fontCalls } from "#schemas/contract/calls/fonts.ts";
import type { presetCalls } from "#schemas/contract/calls/presets.ts";
import type { siteCalls } from "#schemas/contract/calls/site.ts";
import { listKeys } from "#schemas/contract/list-keys.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import type { UploadedFamily } from "#schemas/site/font-family.ts";
import { languagesIn, siteLocales } from "#schemas/site/languages.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { listParameters } from "./parameters/read.ts";
import { getSiteInfo } from "./info/read.ts";
import { getExternalAppConfig } from "./external-apps/read.ts";
import { listFonts, listUploadedFamilies } from "./fonts/read.ts";
import { addFonts } from "./fonts/write.ts";
import { listLogos } from "./logos/read.ts";
import { listPresets } from "./presets/read.ts";
import { removePreset, savePreset } from "./presets/write.ts";

/** Who keeps a look, and which there are. */
export const presetHandlers: HandlersOf<typeof presetCalls> = {
  listPresets: async () => ok(await listPresets()),
  savePreset: async ({ body, caller }) => {
    const session = await caller.session();
    if (!session) return refuse("unauthorized", "session.missing");
    return await savePreset({ ...body, authorId: session.userId });
  },
  deletePreset: async ({ params }) => await removePreset(params.id),
};

export const siteHandlers: HandlersOf<typeof siteCalls> = {
  listParameters: async ({ locale }) => ok(await listParameters(locale)),
  getSiteInfo: async () => ok(await getSiteInfo()),
  getExternalAppConfig: async ({ params }) => found(await getExternalAppConfig(params.app)),
  listLanguages: async ({ locale }) => ok(languagesIn(locale)),
  listLocales: async () => ok(siteLocales),
  listLogos: async ({ locale }) => ok(await listLogos(locale)),
  listFonts: async () => ok(await listFonts()),
  listListKeys: async () => ok(listKeys),
};

export const fontHandlers: HandlersOf<Pick<typeof fontCalls, "listFontFamilies" | "addFonts">> = {
  listFontFamilies: async () => ok(await listUploadedFamilies()),
  addFonts: async ({ body, files }) => {
    if (files.length === 0 || files.some(({ field }) => field !== "font")) return refuse("unprocessable", "fonts.none");
    const sent = await Promise.all(files.map(async ({ name, path }) => ({ name, bytes: await readFile(path) })));
    return await familiesAfter(await addFonts(sent, body.name));
  },
};

async function familiesAfter(done: Result<null, Refusal>): Promise<Result<readonly UploadedFamily[], Refusal>> {
  return done.ok ? ok(await listUploadedFamilies()) : done;
}
