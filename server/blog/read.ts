import { sql, type SqlBool } from "kysely";

import type { Blog, BlogList, BlogFolder, BlogFolderContent, BreadcrumbEntry } from "#schemas/content/blog.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { definedCalls } from "#schemas/contract/catalogue.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { database, now } from "#server/db/context.ts";
import { readList, type ListColumns } from "#server/db/list-sql.ts";
import { localized } from "#server/db/localized-text.ts";
import { newestFirst, recordNextPublication } from "#server/db/publication.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead, recordValidUntil } from "#server/db/tags.ts";
import { imageColumns } from "#server/media/read.ts";

import {
  folderWithDescendants,
  readFolderTree,
  type FolderTree,
  childrenOf,
  trailTo,
  type FolderNode,
} from "./folders/read.ts";
import { presentBlog } from "./present.ts";

/** The articles that are out, newest first unless the query says otherwise; a scheduled one shows from its instant on. */
export async function listBlogs(locale: Locale, query: ListQuery): Promise<BlogList> {
  return await listAmong(sql`1 = 1`, locale, query, await readFolderTree(locale));
}

/** The same of one folder and those below it; null when there is no such folder. */
export async function listFolderBlogs(id: number, locale: Locale, query: ListQuery): Promise<BlogList | null> {
  const tree = await readFolderTree(locale);
  if (!tree.has(id)) return null;
  const among = sql<SqlBool>`blog.folder_id in (${sql.join(folderWithDescendants(tree, id))})`;
  return await listAmong(among, locale, query, tree);
}

/** The newest articles right inside a folder; null: those that stand in none. */
export async function newestBlogsIn(
  folder: number | null,
  count: number,
  locale: Locale,
  tree: FolderTree,
): Promise<readonly Blog[]> {
  const among = folder === null ? sql<SqlBool>`blog.folder_id is null` : sql<SqlBool>`blog.folder_id = ${folder}`;
  const { blogs } = await listAmong(among, locale, { nbItem: count, page: 1, orderBy: [], filters: [] }, tree);
  return blogs;
}

/** One article; null when there is none, or not yet. */
export async function getBlog(id: number, locale: Locale): Promise<Blog | null> {
  if (!isRowId(id)) return null;
  recordRead(`blog:${id}`);
  const row = await selectBlogs(locale).where("blog.id", "=", id).executeTakeFirst();
  if (!row) return null;
  if (row.published_at <= now()) return presentBlog(row, await readFolderTree(locale), locale);
  recordValidUntil(row.published_at);
  return null;
}

/** How many articles that are out stand right inside each folder. */
export async function countBlogsByFolder(): Promise<ReadonlyMap<number, number>> {
  recordRead("blog");
  await recordNextPublication("blog", "published_at");
  const rows = await database()
    .selectFrom("blog")
    .select(["folder_id", sql<number>`count(*)`.as("total")])
    .where("published_at", "<=", now())
    .groupBy("folder_id")
    .execute();
  return new Map(
    rows.flatMap(({ folder_id, total }): [number, number][] =>
      folder_id === null ? [] : [[folder_id, Number(total)]],
    ),
  );
}

async function listAmong(
  among: ReturnType<typeof sql<SqlBool>>,
  locale: Locale,
  query: ListQuery,
  tree: FolderTree,
): Promise<BlogList> {
  recordRead("blog");
  await recordNextPublication("blog", "published_at");
  const select = selectBlogs(locale).where("blog.published_at", "<=", now()).where(among);
  const { rows, total } = await readList(select, newestFirst(query), blogColumns, sql.ref("blog.id"));
  return { blogs: rows.map((row) => presentBlog(row, tree, locale)), total };
}

function selectBlogs(locale: Locale) {
  return database()
    .selectFrom("blog")
    .innerJoin("blog_text as fallback", (join) =>
      join.onRef("fallback.blog_id", "=", "blog.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("blog_text as here", (join) => join.onRef("here.blog_id", "=", "blog.id").on("here.locale", "=", locale))
    .leftJoin("media", "media.id", "blog.media_id")
    .select(["blog.id", "blog.folder_id", "blog.day", "blog.published_at"])
    .select([
      localized("slug").as("slug"),
      localized("title").as("title"),
      localized("summary").as("summary"),
      localized("text").as("text"),
    ])
    .select(imageColumns);
}

/** Where each column that a blog list query may name stands. */
const blogColumns: ListColumns = {
  id: { kind: "number", expression: sql.ref("blog.id") },
  slug: { kind: "text", expression: localized("slug") },
  title: { kind: "text", expression: localized("title_sort"), folded: true },
  date: { kind: "day", expression: sql.ref("blog.day") },
  search: { kind: "search", expression: localized("search") },
};

/** What stands right inside a folder, null for the blog's entrance; null when there is no such folder. */
export async function getBlogFolder(id: number, locale: Locale): Promise<BlogFolderContent | null> {
  const tree = await readFolderTree(locale);
  const folder = tree.get(id);
  return folder ? await contentOf(folder, tree, locale) : null;
}

/** The blog's entrance: its outermost folders, and the newest articles that stand in none. */
export async function getBlogRoot(locale: Locale): Promise<BlogFolderContent> {
  return await contentOf(null, await readFolderTree(locale), locale);
}

/** The way to a folder, itself last; null when there is no such folder. */
export async function getBlogFolderTrail(id: number, locale: Locale): Promise<readonly BreadcrumbEntry[] | null> {
  const trail = trailTo(await readFolderTree(locale), id);
  return trail.length > 0 ? trail : null;
}

/** The way to an article, itself last; null when there is none, or not yet. */
export async function getBlogTrail(id: number, locale: Locale): Promise<readonly BreadcrumbEntry[] | null> {
  const blog = await getBlog(id, locale);
  if (!blog) return null;
  const folders = trailTo(await readFolderTree(locale), blog.folder?.id ?? null);
  return [...folders, { id: blog.id, url: blog.url, name: blog.title }];
}

async function contentOf(folder: FolderNode | null, tree: FolderTree, locale: Locale): Promise<BlogFolderContent> {
  const counts = await countBlogsByFolder();
  const counted = (node: FolderNode) => withTotal(node, tree, counts);
  return {
    folder: folder && counted(folder),
    folders: childrenOf(tree, folder?.id ?? null).map(counted),
    blogs: await newestBlogsIn(folder?.id ?? null, definedCalls.listBlogs.list.defaults.nbItem, locale, tree),
  };
}

function withTotal(node: FolderNode, tree: FolderTree, counts: ReadonlyMap<number, number>): BlogFolder {
  const total = folderWithDescendants(tree, node.id).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  return { ...node, total };
}
