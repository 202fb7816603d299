import { slugOf, fold } from "#schemas/fold.ts";
import { defaultLocale } from "#schemas/locale.ts";
import { dayOf } from "#schemas/paris-day.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { saveBlogFolder } from "#server/blog/folders/write.ts";
import { saveBlog } from "#server/blog/write.ts";
import { database } from "#server/db/context.ts";

import { asRichText, wordsIn } from "../html-words.ts";
import type { ImportedText } from "../shapes.ts";
import type { BroughtMedia } from "./save-product.ts";

/** How much of a text is told of it in lists where it has no summary of its own. */
const summaryLength = 220;

/** Saves an article of the blog, in a folder of the name that its first category has. Inside the transaction that notes it. */
export async function saveArticle(
  { title, slug, summary, text, publishedAt, picture, folders }: ImportedText,
  { row, media }: { readonly row: number | null; readonly media: BroughtMedia },
): Promise<Result<{ readonly id: number }, Refusal>> {
  const folder = await bringFolder(folders[0] ?? "");
  if (!folder.ok) return folder;
  const medium = picture && media.get(picture.url);
  const words = wordsIn(summary) || shortened(wordsIn(text));
  return await saveBlog({
    ...(row !== null && { id: row }),
    folderId: folder.value,
    date: dayOf(publishedAt),
    publishedAt,
    ...(medium && { mediaId: medium }),
    texts: { [defaultLocale]: { title, slug: slugOf(slug), summary: words, text: asRichText(text) } },
  });
}

/** The folder of a name, made where there is none; null for none. */
async function bringFolder(name: string): Promise<Result<number | null, Refusal>> {
  if (name === "") return ok(null);
  const rows = await database()
    .selectFrom("blog_folder_text")
    .select(["blog_folder_id", "name"])
    .where("locale", "=", defaultLocale)
    .execute();
  const known = rows.find((row) => fold(row.name) === fold(name));
  if (known) return ok(known.blog_folder_id);
  const saved = await saveBlogFolder({ texts: { [defaultLocale]: { name } } });
  return saved.ok ? ok(saved.value.id) : saved;
}

/** Whole words alone. */
function shortened(words: string): string {
  return words.length <= summaryLength ? words : `${words.slice(0, summaryLength).replace(/\s+\S*$/u, "")}…`;
}
