import { siteConfigsId } from "#schemas/component-configs/component-configs.ts";
import type { Share } from "#schemas/content/share.ts";
import { database, now } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import type { ShownDraft } from "#server/shown-drafts.ts";

import type { DraftPlace } from "../engine/draft-rows.ts";
import { draftDocument } from "../read.ts";
import { isShareToken, shareHash } from "./rules.ts";

/** The links to a page's unpublished changes that are still good, the latest first; null when there is no such page. */
export async function listShares(pageId: number): Promise<readonly Share[] | null> {
  if ((await layoutOf(pageId)) === null) return null;
  return await database()
    .selectFrom("shared_page")
    .select(["id", "author_id as author", "made_at as madeAt", "expires_at as expiresAt"])
    .where("page_id", "=", pageId)
    .where("expires_at", ">", now())
    .orderBy("id", "desc")
    .execute();
}

/** The layout of a page; null when there is no such page, or it has none to be edited. */
export async function layoutOf(pageId: number): Promise<number | null> {
  if (!isRowId(pageId)) return null;
  const page = await database().selectFrom("page").select("layout_id").where("id", "=", pageId).executeTakeFirst();
  return page?.layout_id ?? null;
}

/**
 * What a link shows: the page's layout, what is said of the page, and what is set for all blocks, as they are edited now.
 * Null: the link leads nowhere, or leads there no more.
 */
export async function sharedDraft(token: string): Promise<ShownDraft | null> {
  if (!isShareToken(token)) return null;
  const share = await database()
    .selectFrom("shared_page")
    .innerJoin("page", "page.id", "shared_page.page_id")
    .select(["page.id", "page.layout_id as layoutId"])
    .where("token_hash", "=", shareHash(token))
    .where("expires_at", ">", now())
    .executeTakeFirst();
  if (!share || share.layoutId === null) return null;
  const page = await shown({ kind: "page", id: share.id });
  const parts = [
    await shown({ kind: "layout", id: share.layoutId }),
    await shown({ kind: "config", id: siteConfigsId }),
  ];
  return page && { ...page, parts: parts.filter((part) => part !== null) };
}

async function shown(place: DraftPlace): Promise<ShownDraft | null> {
  const document = await draftDocument(place);
  return document && { ...place, document };
}
