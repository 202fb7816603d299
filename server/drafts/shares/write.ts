import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, now } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";

import { layoutOf } from "./read.ts";
import { newShareToken, shareHash } from "./rules.ts";

const hour = 3_600_000;

/** How many links of a page are good at once: nobody keeps more in view. */
const most = 20;

/** Makes a link to a page's unpublished changes; its token is told this once. Forgets links that are over. */
export async function sharePage(input: {
  readonly pageId: number;
  readonly hours: number;
  readonly authorId: number;
}): Promise<Result<{ readonly id: number; readonly token: string; readonly expiresAt: number }, Refusal>> {
  const { pageId, hours, authorId } = input;
  return await command(async () => {
    if ((await layoutOf(pageId)) === null) return refuse("not-found", "missing.layout");
    await database().deleteFrom("shared_page").where("expires_at", "<=", now()).execute();
    const good = await database().selectFrom("shared_page").select("id").where("page_id", "=", pageId).execute();
    if (good.length >= most) return refuse("unprocessable", "share.tooMany", { values: { max: most } });
    const [token, expiresAt] = [newShareToken(), now() + hours * hour];
    const { id } = await database()
      .insertInto("shared_page")
      .values({
        ...{ page_id: pageId, token_hash: shareHash(token), author_id: authorId },
        ...{ made_at: now(), expires_at: expiresAt },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return ok({ id, token, expiresAt });
  });
}

/** Ends a link at once. */
export async function revokeShare(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const share = database()
      .deleteFrom("shared_page")
      .where("id", "=", isRowId(id) ? id : 0);
    const { numDeletedRows } = await share.executeTakeFirst();
    return numDeletedRows > 0n ? ok(null) : refuse("not-found", "missing.share", { values: { id } });
  });
}
