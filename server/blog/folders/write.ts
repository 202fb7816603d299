import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { removeRow } from "#server/db/row.ts";
import type { NewRow } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { cleanHtml } from "#server/text/clean-html.ts";
import { checkTexts, mergeTexts, slugged, unknownLocales, type TextsByLocale } from "#server/text/texts-by-locale.ts";

import { folderWithDescendants, readFolderTree } from "./read.ts";

export interface BlogFolderTexts {
  /** Left out: made of the name. */
  readonly slug: string;
  readonly name: string;
  /** Rich text; cleaned. */
  readonly text: string;
}

/** A blog folder to write. With the id of an existing one, what is left out stays as it is. */
export interface BlogFolderInput {
  readonly id?: number;
  /** Null: an outermost folder. */
  readonly parentId?: number | null;
  readonly order?: number;
  readonly mediaId?: number | null;
  readonly texts?: TextsByLocale<BlogFolderTexts>;
}

/** Adds or changes a folder of the blog. A folder never comes to stand inside itself. */
export async function saveBlogFolder(input: BlogFolderInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const unknown = unknownLocales(input.texts);
  if (unknown.length > 0) return refuseInput(unknown);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const parent = input.parentId === undefined ? (before?.row.parent_id ?? null) : input.parentId;
    if (input.id !== undefined && parent !== null && (await isInside(parent, input.id))) {
      return refuseInput([{ key: "parentId", messageKey: "key.inside" }]);
    }
    const merged = mergeTexts<BlogFolderTexts>(before?.texts ?? [], input.texts ?? {}, blank);
    const texts = slugged(merged, ({ name }) => name);
    const problems = checkTexts(texts, "name");
    if (problems.length > 0) return refuseInput(problems);
    const place = { id: input.id, exists: before !== null };
    const id = await writeRow("blog_folder", place, {
      parent_id: parent,
      position: input.order ?? before?.row.position ?? 0,
      media_id: input.mediaId === undefined ? (before?.row.media_id ?? null) : input.mediaId,
    });
    const rows = [...texts].map(([locale, row]) => textRow(id, locale, row));
    await replaceRows("blog_folder_text", "blog_folder_id", id, rows);
    dropTags("blog-folder");
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "blog_folder.media_id": "mediaId", "blog_folder.parent_id": "parentId" };

/** Removes a folder; one that still holds something is refused. */
export async function removeBlogFolder(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("blog_folder", id, { missing: "missing.folder", tags: ["blog-folder"] });
}

const blank: BlogFolderTexts = { slug: "", name: "", text: "" };

async function isInside(folder: number, other: number): Promise<boolean> {
  return folder === other || folderWithDescendants(await readFolderTree("fr_FR"), other).includes(folder);
}

async function stored(id: number | undefined) {
  if (id === undefined || !isRowId(id)) return null;
  const row = await database().selectFrom("blog_folder").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database().selectFrom("blog_folder_text").selectAll().where("blog_folder_id", "=", id).execute();
  return { row, texts };
}

function textRow(id: number, locale: Locale, { slug, name, text }: BlogFolderTexts): NewRow<"blog_folder_text"> {
  return { blog_folder_id: id, locale, slug, name, text: cleanHtml(text) };
}
