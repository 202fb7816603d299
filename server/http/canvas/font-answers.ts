import type { fontCalls } from "#schemas/contract/calls/fonts.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { wholeInfo } from "#schemas/site/site-info.ts";
import { siteInfoOf } from "#schemas/site-settings/as-site.ts";
import { siteSettingsKind } from "#schemas/site-settings/settings-kind.ts";
import { type SiteSettings, siteSettingsId } from "#schemas/site-settings/site-settings.ts";
import { command } from "#server/db/command.ts";
import { plannedStates } from "#server/drafts/plans/read.ts";
import { draftDocument } from "#server/drafts/read.ts";
import { familiesOf, listUploadedFamilies } from "#server/site/fonts/read.ts";
import { removeFamily, renameFamily } from "#server/site/fonts/write.ts";

import type { HandlersOf } from "../api/handler.ts";

type Changed = Pick<typeof fontCalls, "renameFontFamily" | "removeFontFamily">;

/** A family stays what it is while the site is set in it, or would be once what is edited of it goes public. */
export const fontEditingHandlers: HandlersOf<Changed> = {
  renameFontFamily: async ({ params, body }) =>
    await besideDraft(async (drafted) => await renameFamily(params.id, body.name, drafted)),
  removeFontFamily: async ({ params }) => await besideDraft(async (drafted) => await removeFamily(params.id, drafted)),
};

async function besideDraft(change: (drafted: ReadonlySet<string>) => Promise<Result<null, Refusal>>) {
  const done = await command(async () => await change(await draftedFamilies()));
  return done.ok ? ok(await listUploadedFamilies()) : done;
}

/** The families that the site is set in as it is edited now, and as it is planned to be. */
async function draftedFamilies(): Promise<ReadonlySet<string>> {
  const draft = await draftDocument({ kind: siteSettingsKind.name, id: siteSettingsId });
  const planned = await plannedStates(siteSettingsKind.name);
  const states = [draft, planned.get(siteSettingsId)].filter((state) => state !== null && state !== undefined);
  return new Set(states.flatMap((state) => [...familiesOf(wholeInfo(siteInfoOf(state as SiteSettings)).fonts)]));
}
