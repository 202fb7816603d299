import { isSafeUrl } from "#schemas/fields/link-target.ts";
import type { Locale } from "#schemas/locale.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { removeRow } from "#server/db/row.ts";
import type { NewRow, Row } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { cleanHtml } from "#server/text/clean-html.ts";
import { checkRequired, mergeTexts, unknownLocales, type TextsByLocale } from "#server/text/texts-by-locale.ts";

export interface PopupTexts {
  readonly title: string;
  /** Rich text; cleaned. */
  readonly message: string;
  readonly linkLabel: string;
}

/** A popup to write. With the id of an existing one, what is left out stays as it is. */
export interface PopupInput {
  readonly id?: number;
  readonly order?: number;
  readonly mediaId?: number | null;
  /** A site path or an absolute https address; empty: no link. */
  readonly link?: string;
  readonly isShownOnReload?: boolean;
  /** Milliseconds after the page's load, ten minutes at most. */
  readonly delay?: number;
  /** Slugs of the page types that it opens on; none: all of them. */
  readonly pageTypes?: readonly string[];
  readonly isActive?: boolean;
  /** Milliseconds since 1970; null: no limit. */
  readonly startsAt?: number | null;
  readonly endsAt?: number | null;
  readonly texts?: TextsByLocale<PopupTexts>;
}

/** Adds or changes a popup. A new one is active. */
export async function savePopup(input: PopupInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const faults = [...unknownLocales(input.texts), ...faultsOf(input)];
  if (faults.length > 0) return refuseInput(faults);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const texts = mergeTexts<PopupTexts>(before?.texts ?? [], input.texts ?? {}, blank);
    const problems = checkRequired(texts, "title");
    if (problems.length > 0) return refuseInput(problems);
    const place = { id: input.id, exists: before !== null };
    const id = await writeRow("popup", place, columnsOf(input, before?.row));
    const rows = [...texts].map(([locale, row]) => textRow(id, locale, row));
    await replaceRows("popup_text", "popup_id", id, rows);
    dropTags("popup", `popup:${id}`);
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "popup.media_id": "mediaId", "popup.delay": "delay" };

/** Removes a popup. */
export async function removePopup(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("popup", id, { missing: "missing.popup", tags: ["popup", `popup:${id}`] });
}

const blank: PopupTexts = { title: "", message: "", linkLabel: "" };

/** The longest delay, in milliseconds. */
const longestDelay = 600_000;

function faultsOf({ link, delay, pageTypes, startsAt, endsAt }: PopupInput): readonly Problem[] {
  const problems: Problem[] = (pageTypes ?? [])
    .filter((slug) => !findPageType(slug))
    .map((slug) => ({ key: "pageTypes", messageKey: "key.pageType", values: { slug } }));
  if (link && !isSafeUrl(link)) problems.push({ key: "link", messageKey: "key.link" });
  if (delay !== undefined && !(Number.isInteger(delay) && delay >= 0 && delay <= longestDelay)) {
    problems.push({ key: "delay", messageKey: "key.range", values: { min: 0, max: longestDelay } });
  }
  if (typeof startsAt === "number" && typeof endsAt === "number" && endsAt <= startsAt) {
    problems.push({ key: "endsAt", messageKey: "key.afterStart" });
  }
  return problems;
}

function columnsOf(input: PopupInput, old: Row<"popup"> | undefined): Omit<NewRow<"popup">, "id"> {
  const flag = (given: boolean | undefined, before: number | undefined, initial: 0 | 1) =>
    given === undefined ? (before ?? initial) : Number(given);
  const kept = <Value>(given: Value | undefined, before: Value | undefined, initial: Value) =>
    given === undefined ? (before ?? initial) : given;
  return {
    position: kept(input.order, old?.position, 0),
    media_id: kept(input.mediaId, old?.media_id, null),
    link: kept(input.link, old?.link, ""),
    is_shown_on_reload: flag(input.isShownOnReload, old?.is_shown_on_reload, 0),
    delay: kept(input.delay, old?.delay, 0),
    page_types: input.pageTypes ? JSON.stringify([...new Set(input.pageTypes)]) : (old?.page_types ?? "[]"),
    is_active: flag(input.isActive, old?.is_active, 1),
    starts_at: kept(input.startsAt, old?.starts_at, null),
    ends_at: kept(input.endsAt, old?.ends_at, null),
  };
}

async function stored(id: number | undefined) {
  if (id === undefined || !isRowId(id)) return null;
  const row = await database().selectFrom("popup").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database().selectFrom("popup_text").selectAll().where("popup_id", "=", id).execute();
  return { row, texts: texts.map(({ link_label, ...text }) => ({ ...text, linkLabel: link_label })) };
}

function textRow(id: number, locale: Locale, { title, message, linkLabel }: PopupTexts): NewRow<"popup_text"> {
  return { popup_id: id, locale, title, message: cleanHtml(message), link_label: linkLabel };
}
