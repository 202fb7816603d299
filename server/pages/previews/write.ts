import { ok, type Result } from "#schemas/result.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { placePreview, removeMedia, saveMedia } from "#server/media/write.ts";

import type { PreviewPlace } from "./read.ts";

/** What a page looks like now, as far as pictures show it. */
export interface SeenPage extends PreviewPlace {
  readonly hash: string;
}

/** Says whether a page looks otherwise than its preview shows it, and remembers that. */
export async function checkPreview({ pageId, revision, hash }: SeenPage): Promise<boolean> {
  return await inTransaction(async () => {
    const rows = await database().selectFrom("preview").selectAll().where("page_id", "=", pageId).execute();
    const present = rows.find((row) => row.revision_id === revision);
    const isChanged = present?.hash !== hash;
    if (present && (present.is_stale === 1) !== isChanged) await setStale(pageId, revision, isChanged);
    return isChanged;
  });
}

/** Keeps a picture as the preview of a page's public state. `isStale`: the page looks otherwise by now. */
export async function savePreview(
  { pageId, revision, hash }: SeenPage,
  { source, isStale }: { readonly source: Uint8Array; readonly isStale: boolean },
): Promise<Result<null, Refusal>> {
  const placed = await placePreview(source);
  if (!placed.ok) return placed;
  return await command(async () => {
    const before = await database()
      .selectFrom("preview")
      .select("media_id")
      .where("page_id", "=", pageId)
      .where("revision_id", "=", revision)
      .executeTakeFirst();
    const { file: _file, ...row } = placed.value;
    const media = await saveMedia({ ...row, ...(before && { id: before.media_id }) });
    if (!media.ok) return media;
    const columns = { media_id: media.value.id, hash, is_stale: isStale ? 1 : 0, taken_at: now() };
    await database()
      .insertInto("preview")
      .values({ page_id: pageId, revision_id: revision, ...columns })
      .onConflict((conflict) => conflict.columns(["page_id", "revision_id"]).doUpdateSet(columns))
      .execute();
    return ok(null);
  });
}

/** Removes every picture of a page, for when the page goes. */
export async function removePreviews(pageId: number): Promise<void> {
  await inTransaction(async () => {
    const rows = await database().deleteFrom("preview").where("page_id", "=", pageId).returning("media_id").execute();
    await removeMedia(rows.map((row) => row.media_id));
  });
}

async function setStale(pageId: number, revision: number, isStale: boolean): Promise<void> {
  await database()
    .updateTable("preview")
    .set({ is_stale: isStale ? 1 : 0 })
    .where("page_id", "=", pageId)
    .where("revision_id", "=", revision)
    .execute();
}
