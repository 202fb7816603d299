import type { BlogFolder, BreadcrumbEntry } from "#schemas/content/blog.ts";
import { defaultLocale, localizePath, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { localized } from "#server/db/localized-text.ts";
import { recordRead } from "#server/db/tags.ts";
import { imageColumns, presentImage } from "#server/media/read.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

/** A folder before its articles are counted. */
export type FolderNode = Omit<BlogFolder, "total">;

/** All folders by their id, in their order. There are dozens at most, so they are read together. */
export type FolderTree = ReadonlyMap<number, FolderNode>;

/** Reads every folder in one language. */
export async function readFolderTree(locale: Locale): Promise<FolderTree> {
  recordRead("blog-folder");
  const rows = await database()
    .selectFrom("blog_folder")
    .innerJoin("blog_folder_text as fallback", (join) =>
      join.onRef("fallback.blog_folder_id", "=", "blog_folder.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("blog_folder_text as here", (join) =>
      join.onRef("here.blog_folder_id", "=", "blog_folder.id").on("here.locale", "=", locale),
    )
    .leftJoin("media", "media.id", "blog_folder.media_id")
    .select(["blog_folder.id", "blog_folder.parent_id"])
    .select([localized("slug").as("slug"), localized("name").as("name"), localized("text").as("text")])
    .select(imageColumns)
    .orderBy("blog_folder.position")
    .orderBy("blog_folder.id")
    .execute();
  const nodes = rows.map((row): FolderNode => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    text: cleanHtml(row.text),
    image: presentImage(row, locale),
    parent: row.parent_id,
    url: localizePath(`/blog/folder/${row.slug}/${row.id}`, locale),
  }));
  return new Map(nodes.map((node) => [node.id, node]));
}

/** The ids of a folder and of all below it. */
export function folderWithDescendants(tree: FolderTree, id: number): readonly number[] {
  const below = childrenOf(tree, id).flatMap((child) => folderWithDescendants(tree, child.id));
  return [id, ...below];
}

/** The folders right inside one; null: the outermost ones. */
export function childrenOf(tree: FolderTree, id: number | null): readonly FolderNode[] {
  return [...tree.values()].filter(({ parent }) => parent === id);
}

/** The way to a folder, the outermost one first, itself last; empty when there is no such folder. */
export function trailTo(tree: FolderTree, id: number | null): readonly BreadcrumbEntry[] {
  const folder = id === null ? undefined : tree.get(id);
  return folder ? [...trailTo(tree, folder.parent), entryOf(folder)] : [];
}

/** A folder as one step of a way. */
export function entryOf({ id, url, name }: FolderNode): BreadcrumbEntry {
  return { id, url, name };
}
