import type { BlogFolder, BlogFolderContent, BreadcrumbEntry } from "#schemas/content/blog.ts";
import { listDefaults } from "#schemas/contract/paths.ts";
import type { Locale } from "#schemas/locale.ts";

import {
  childrenOf,
  folderWithDescendants,
  readFolderTree,
  trailTo,
  type FolderNode,
  type FolderTree,
} from "./blog-folder-tree.ts";
import { countBlogsByFolder, getBlog, newestBlogsIn } from "./blogs.ts";

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
    blogs: await newestBlogsIn(folder?.id ?? null, listDefaults.listBlogs.nbItem, locale, tree),
  };
}

function withTotal(node: FolderNode, tree: FolderTree, counts: ReadonlyMap<number, number>): BlogFolder {
  const total = folderWithDescendants(tree, node.id).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  return { ...node, total };
}
