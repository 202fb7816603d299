import { defaultLocale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import type { Row } from "#server/db/tables.ts";
import { mediaByIds } from "#server/media/read.ts";

import { noRevision, publishedState } from "./rules.ts";

/** How a page was last seen. */
export interface PagePreview {
  /** The address of the picture. */
  readonly picture: string;
  /** False where the page looks otherwise by now. */
  readonly isCurrent: boolean;
}

/** A page whose layout somebody names, and the state of it that is public. */
export interface PreviewPlace {
  readonly pageId: number;
  /** The page type's slug. */
  readonly type: string;
  /** The published revision; 0: none is. */
  readonly revision: number;
}

/** The page of a layout; null when there is no such page, or the layout is another's. */
export async function previewPlace(pageId: number, layoutId: number): Promise<PreviewPlace | null> {
  if (!isRowId(pageId) || !isRowId(layoutId)) return null;
  const row = await database()
    .selectFrom("page")
    .innerJoin("layout", "layout.id", "page.layout_id")
    .select(["page.type", "layout.published_revision_id as published"])
    .where("page.id", "=", pageId)
    .where("layout.id", "=", layoutId)
    .executeTakeFirst();
  return row ? { pageId, type: row.type, revision: publishedState(row.published) } : null;
}

/** Whether a page's layout is public, and its preview shows it as it is; null when there is no such page. */
export async function previewState(
  pageId: number,
): Promise<{ readonly isPublished: boolean; readonly isCurrent: boolean } | null> {
  const row = await database()
    .selectFrom("page")
    .leftJoin("layout", "layout.id", "page.layout_id")
    .leftJoin("preview", (join) =>
      join
        .onRef("preview.page_id", "=", "page.id")
        .on((on) => on("preview.revision_id", "=", on.fn.coalesce("layout.published_revision_id", on.val(noRevision)))),
    )
    .select(["layout.published_revision_id as published", "preview.is_stale"])
    .where("page.id", "=", pageId)
    .executeTakeFirst();
  return row ? { isPublished: row.published !== null, isCurrent: row.is_stale === 0 } : null;
}

/** The preview of each page that has one: of its public state, else of the latest before it. */
export async function previewsOfPages(): Promise<ReadonlyMap<number, PagePreview>> {
  const rows = await database()
    .selectFrom("preview")
    .innerJoin("page", "page.id", "preview.page_id")
    .leftJoin("layout", "layout.id", "page.layout_id")
    .select(["page_id", "revision_id", "media_id", "is_stale", "layout.published_revision_id as published"])
    .orderBy("taken_at")
    .orderBy("revision_id")
    .execute();
  const pictures = await picturesOf(rows);
  const previews = new Map<number, PagePreview>();
  const isOfPresent = (row: (typeof rows)[number]) => row.revision_id === publishedState(row.published);
  // Those of the public state come last, and so stay.
  for (const row of rows.toSorted((one, other) => Number(isOfPresent(one)) - Number(isOfPresent(other)))) {
    const picture = pictures.get(row.media_id);
    if (picture) previews.set(row.page_id, { picture, isCurrent: isOfPresent(row) && row.is_stale === 0 });
  }
  return previews;
}

/** The pictures of some revisions; those that nobody took one of are missing from the map. */
export async function previewsOfRevisions(revisions: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (revisions.length === 0) return new Map();
  const rows = await database()
    .selectFrom("preview")
    .select(["revision_id", "media_id"])
    .where("revision_id", "in", revisions)
    .orderBy("page_id")
    .execute();
  const pictures = await picturesOf(rows);
  return new Map(
    rows.flatMap((row) => {
      const picture = pictures.get(row.media_id);
      return picture ? [[row.revision_id, picture] as const] : [];
    }),
  );
}

async function picturesOf(rows: readonly Pick<Row<"preview">, "media_id">[]): Promise<ReadonlyMap<number, string>> {
  const images = await mediaByIds(
    rows.map((row) => row.media_id),
    defaultLocale,
  );
  return new Map([...images].map(([id, { onlineImage }]) => [id, onlineImage.url]));
}
