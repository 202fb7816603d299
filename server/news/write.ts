import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { isDay } from "#schemas/day.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { removeRow } from "#server/db/row.ts";
import type { NewRow } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { cleanHtml, plainText } from "#server/text/clean-html.ts";
import { fold } from "#schemas/fold.ts";
import { startOfDay } from "#schemas/paris-day.ts";
import { checkTexts, mergeTexts, slugged, unknownLocales, type TextsByLocale } from "#server/text/texts-by-locale.ts";

export interface NewsTexts {
  /** Left out: made of the title. */
  readonly slug: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  /** Rich text; cleaned. */
  readonly text: string;
}

/** A news item to write. With the id of an existing one, what is left out stays as it is. */
export interface NewsInput {
  readonly id?: number;
  /** `YYYY-MM-DD`. */
  readonly date?: string;
  /** Milliseconds since 1970; left out: the beginning of the day in Paris. */
  readonly publishedAt?: number;
  readonly promoted?: boolean;
  readonly mediaId?: number | null;
  readonly texts?: TextsByLocale<NewsTexts>;
}

/** Adds or changes a news item. */
export async function saveNews(input: NewsInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const unknown = unknownLocales(input.texts);
  if (unknown.length > 0) return refuseInput(unknown);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const day = input.date ?? before?.row.day ?? "";
    if (!isDay(day)) return refuseInput([{ key: "date", messageKey: "key.day" }]);
    const texts = slugged(mergeTexts<NewsTexts>(before?.texts ?? [], input.texts ?? {}, blank), ({ title }) => title);
    const problems = checkTexts(texts, "title");
    if (problems.length > 0) return refuseInput(problems);
    const place = { id: input.id, exists: before !== null };
    const id = await writeRow("news", place, {
      day,
      published_at: input.publishedAt ?? (input.date ? startOfDay(day) : (before?.row.published_at ?? startOfDay(day))),
      promoted: (input.promoted ?? before?.row.promoted === 1) ? 1 : 0,
      media_id: input.mediaId === undefined ? (before?.row.media_id ?? null) : input.mediaId,
    });
    const rows = [...texts].map(([locale, row]) => textRow(id, locale, row));
    await replaceRows("news_text", "news_id", id, rows);
    dropTags("news", `news:${id}`);
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "news.media_id": "mediaId" };

/** Removes a news item. */
export async function removeNews(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("news", id, { missing: "missing.newsItem", tags: ["news", `news:${id}`] });
}

const blank: NewsTexts = { slug: "", title: "", summary: "", text: "" };

async function stored(id: number | undefined) {
  if (id === undefined || !isRowId(id)) return null;
  const row = await database().selectFrom("news").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database().selectFrom("news_text").selectAll().where("news_id", "=", id).execute();
  return { row, texts };
}

function textRow(id: number, locale: Locale, { slug, title, summary, text }: NewsTexts): NewRow<"news_text"> {
  const clean = cleanHtml(text);
  const search = fold(`${title} ${summary} ${plainText(clean)}`);
  return { news_id: id, locale, slug, title, title_sort: fold(title), summary, text: clean, search };
}
