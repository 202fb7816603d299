import { isLocale, type Locale } from "#schemas/locale.ts";
import { popupOf, type PopupDocument } from "#schemas/popups/popup-document.ts";
import { database } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { lastRevision } from "#server/db/revisions.ts";
import { isRowId } from "#server/db/row-id.ts";
import type { Row } from "#server/db/tables.ts";

/** What a site has stored of a popup, as the document that is edited. */
export interface StoredPopup {
  readonly id: number;
  readonly document: PopupDocument;
  /** False: it was made and never published, or taken away since. */
  readonly isPublic: boolean;
}

/** A popup as it is stored; null when there is none. */
export async function storedPopup(id: number): Promise<StoredPopup | null> {
  if (!isRowId(id)) return null;
  const row = await database().selectFrom("popup").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database().selectFrom("popup_text").selectAll().where("popup_id", "=", id).execute();
  return stored(row, texts);
}

/** Every popup as it is stored, in their order. */
export async function storedPopups(): Promise<readonly StoredPopup[]> {
  const rows = await database().selectFrom("popup").selectAll().orderBy("position").orderBy("id").execute();
  const texts = await database().selectFrom("popup_text").selectAll().execute();
  return rows.map((row) =>
    stored(
      row,
      texts.filter((text) => text.popup_id === row.id),
    ),
  );
}

/** What is public of a popup, as drafts begin with it; null when there is no such popup. */
export async function publicPopup(
  id: number,
): Promise<{ readonly document: PopupDocument; readonly revision: number | null } | null> {
  const popup = await storedPopup(id);
  if (!popup) return null;
  const revision = popup.isPublic ? await lastRevision({ kind: "popup", documentId: id }) : null;
  return { document: popup.document, revision };
}

/** [PU6] A popup's row and texts as the document that is edited. */
function stored(row: Row<"popup">, texts: readonly Row<"popup_text">[]): StoredPopup {
  const inLanguages = (textOf: (text: Row<"popup_text">) => string) =>
    Object.fromEntries(
      texts.flatMap((text): readonly (readonly [Locale, string])[] =>
        isLocale(text.locale) ? [[text.locale, textOf(text)]] : [],
      ),
    );
  const document = popupOf({
    title: inLanguages(({ title }) => title),
    message: inLanguages(({ message }) => message),
    linkLabel: inLanguages((text) => text.link_label),
    layout: row.layout_id,
    picture: row.media_id === null ? null : { id: row.media_id },
    link: row.link,
    pageTypes: readJson(row.page_types),
    delay: row.delay,
    isShownOnReload: row.is_shown_on_reload === 1,
    isActive: row.is_active === 1,
    startsAt: minuteOf(row.starts_at),
    endsAt: minuteOf(row.ends_at),
    order: row.position,
  });
  return { id: row.id, document, isPublic: row.is_public === 1 };
}

/** The minute of an instant, as documents have it. */
function minuteOf(instant: number | null): string | null {
  return instant === null ? null : new Date(Math.floor(instant / 60_000) * 60_000).toISOString();
}
