import { ok } from "#schemas/result.ts";
import { getBlogFolder, getBlogFolderTrail, getBlogRoot, getBlogTrail } from "#server/content/blog-folders.ts";
import { getBlog, listBlogs, listFolderBlogs } from "#server/content/blogs.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";

export const blogHandlers: Pick<
  Handlers,
  "listBlogs" | "listFolderBlogs" | "getBlogRoot" | "getBlogFolder" | "getBlogFolderTrail" | "getBlogTrail" | "getBlog"
> = {
  listBlogs: async ({ locale, list }) => ok(await listBlogs(locale, list)),
  listFolderBlogs: async ({ params, locale, list }) => found(await listFolderBlogs(params.id, locale, list)),
  getBlogRoot: async ({ locale }) => ok(await getBlogRoot(locale)),
  getBlogFolder: async ({ params, locale }) => found(await getBlogFolder(params.id, locale)),
  getBlogFolderTrail: async ({ params, locale }) => found(await getBlogFolderTrail(params.id, locale)),
  getBlogTrail: async ({ params, locale }) => found(await getBlogTrail(params.id, locale)),
  getBlog: async ({ params, locale }) => found(await getBlog(params.id, locale)),
};
