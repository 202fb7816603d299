import type { Popup } from "#schemas/content/popup.ts";
import { defaultLocale, inLocale, type Locale } from "#schemas/locale.ts";
import type { PopupDocument } from "#schemas/popups/popup-document.ts";
import { database, now } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { localized } from "#server/db/localized-text.ts";
import { isRowId } from "#server/db/row-id.ts";
import { prepared } from "#server/db/prepared.ts";
import { recordRead, recordValidUntil } from "#server/db/tags.ts";
import { imageColumns, mediaByIds, presentImage, type ImageRow } from "#server/media/read.ts";
import { type ShownDraft, shownDraft } from "#server/shown-drafts.ts";
import { cleanHtml } from "#server/text/clean-html.ts";
import { shownLink } from "#server/text/link-in.ts";

/**
 * The popups that are active now, in their order; where a popup's draft is shown, that one, whatever its rules say. Over a
 * page that is shown by another draft none opens by itself: it would lie on what somebody has come to look at.
 */
export async function listPopups(locale: Locale): Promise<readonly Popup[]> {
  recordRead("popup");
  const draft = shownDraft();
  if (draft?.kind === "popup") return [await presentDraft(draft, locale)];
  const rows = await activePopups({ locale });
  const popups = rows.filter(isOut).map((row) => present(row, locale));
  return draft ? popups.map((popup) => ({ ...popup, pageTypes: [noPage] })) : popups;
}

/** A popup as its draft says. No rule opens it: who looks at the draft has it open. */
async function presentDraft({ id, document }: ShownDraft, locale: Locale): Promise<Popup> {
  const { title, message, linkLabel, picture, ...popup } = document as PopupDocument;
  const pictures = await mediaByIds(picture === null ? [] : [picture.id], locale);
  return {
    id,
    title: inLocale(title, locale) ?? "",
    message: cleanHtml(inLocale(message, locale) ?? ""),
    layout: popup.layout,
    image: picture === null ? null : (pictures.get(picture.id) ?? null),
    link: shownLink(popup.link, locale),
    linkLabel: inLocale(linkLabel, locale) ?? "",
    isShownOnReload: popup.isShownOnReload,
    delay: popup.delay,
    pageTypes: [noPage],
  };
}

/** A page type that there isn't. */
const noPage = "-";

const activePopups = prepared(({ locale }: { locale: Locale }) =>
  selectPopups(locale)
    .where("popup.is_public", "=", 1)
    .where("popup.is_active", "=", 1)
    .orderBy("popup.position")
    .orderBy("popup.id"),
);

/** A popup that shows the blocks of a reusable layout. */
export interface PopupLayout {
  readonly id: number;
  readonly layout: number;
}

/** The popups of those that are active now, in any language, which show blocks. */
export async function listPopupLayouts(): Promise<readonly PopupLayout[]> {
  return (await listPopups(defaultLocale)).flatMap(({ id, layout }) => (layout === null ? [] : [{ id, layout }]));
}

/** One popup; null when there is none, or it isn't active now. */
export async function getPopup(id: number, locale: Locale): Promise<Popup | null> {
  if (!isRowId(id)) return null;
  recordRead(`popup:${id}`);
  const row = await selectPopups(locale).where("popup.id", "=", id).executeTakeFirst();
  return row && row.is_public === 1 && row.is_active === 1 && isOut(row) ? present(row, locale) : null;
}

function selectPopups(locale: Locale) {
  return database()
    .selectFrom("popup")
    .innerJoin("popup_text as fallback", (join) =>
      join.onRef("fallback.popup_id", "=", "popup.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("popup_text as here", (join) =>
      join.onRef("here.popup_id", "=", "popup.id").on("here.locale", "=", locale),
    )
    .leftJoin("media", "media.id", "popup.media_id")
    .select(["popup.id", "popup.link", "popup.is_shown_on_reload", "popup.delay", "popup.page_types"])
    .select(["popup.is_active", "popup.is_public", "popup.layout_id", "popup.starts_at", "popup.ends_at"])
    .select([
      localized("title").as("title"),
      localized("message").as("message"),
      localized("link_label").as("link_label"),
    ])
    .select(imageColumns);
}

interface Span {
  readonly starts_at: number | null;
  readonly ends_at: number | null;
}

/** Tells whether a popup's time has come and isn't over, and notes when that changes. */
function isOut({ starts_at: start, ends_at: end }: Span): boolean {
  if (start !== null && start > now()) {
    recordValidUntil(start);
    return false;
  }
  if (end === null) return true;
  if (end > now()) recordValidUntil(end);
  return end > now();
}

interface PopupRow extends ImageRow {
  readonly id: number;
  readonly link: string;
  readonly is_shown_on_reload: number;
  readonly delay: number;
  readonly page_types: string;
  readonly layout_id: number | null;
  readonly title: string;
  readonly message: string;
  readonly link_label: string;
}

function present(row: PopupRow, locale: Locale): Popup {
  const pageTypes = readJson(row.page_types);
  return {
    id: row.id,
    title: row.title,
    message: cleanHtml(row.message),
    layout: row.layout_id,
    image: presentImage(row, locale),
    link: shownLink(row.link, locale),
    linkLabel: row.link_label,
    isShownOnReload: row.is_shown_on_reload === 1,
    delay: row.delay,
    pageTypes: Array.isArray(pageTypes) ? pageTypes.filter((slug) => typeof slug === "string") : [],
  };
}
