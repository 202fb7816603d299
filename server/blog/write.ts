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

export interface BlogTexts {
  /** Left out: made of the title. */
  readonly slug: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  /** Rich text; cleaned. */
  readonly text: string;
}

/** An article to write. With the id of an existing one, what is left out stays as it is. */
export interface BlogInput {
  readonly id?: number;
  /** Null: in no folder. */
  readonly folderId?: number | null;
  /** `YYYY-MM-DD`. */
  readonly date?: string;
  /** Milliseconds since 1970; left out: the beginning of the day in Paris. */
  readonly publishedAt?: number;
  readonly mediaId?: number | null;
  readonly texts?: TextsByLocale<BlogTexts>;
}

/** Adds or changes an article of the blog. */
export async function saveBlog(input: BlogInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const unknown = unknownLocales(input.texts);
  if (unknown.length > 0) return refuseInput(unknown);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const day = input.date ?? before?.row.day ?? "";
    if (!isDay(day)) return refuseInput([{ key: "date", messageKey: "key.day" }]);
    const texts = slugged(mergeTexts<BlogTexts>(before?.texts ?? [], input.texts ?? {}, blank), ({ title }) => title);
    const problems = checkTexts(texts, "title");
    if (problems.length > 0) return refuseInput(problems);
    const place = { id: input.id, exists: before !== null };
    const id = await writeRow("blog", place, {
      folder_id: input.folderId === undefined ? (before?.row.folder_id ?? null) : input.folderId,
      day,
      published_at: input.publishedAt ?? (input.date ? startOfDay(day) : (before?.row.published_at ?? startOfDay(day))),
      media_id: input.mediaId === undefined ? (before?.row.media_id ?? null) : input.mediaId,
    });
    const rows = [...texts].map(([locale, row]) => textRow(id, locale, row));
    await replaceRows("blog_text", "blog_id", id, rows);
    dropTags("blog", `blog:${id}`);
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "blog.folder_id": "folderId", "blog.media_id": "mediaId" };

/** Removes an article. */
export async function removeBlog(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("blog", id, { missing: "missing.article", tags: ["blog", `blog:${id}`] });
}

const blank: BlogTexts = { slug: "", title: "", summary: "", text: "" };

async function stored(id: number | undefined) {
  if (id === undefined || !isRowId(id)) return null;
  const row = await database().selectFrom("blog").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database().selectFrom("blog_text").selectAll().where("blog_id", "=", id).execute();
  return { row, texts };
}

function textRow(id: number, locale: Locale, { slug, title, summary, text }: BlogTexts): NewRow<"blog_text"> {
  const clean = cleanHtml(text);
  const search = fold(`${title} ${summary} ${plainText(clean)}`);
  return { blog_id: id, locale, slug, title, title_sort: fold(title), summary, text: clean, search };
}
