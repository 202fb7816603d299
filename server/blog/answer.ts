import type { blogCalls } from "#schemas/contract/calls/blog.ts";
import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import {
  getBlogFolder,
  getBlogFolderTrail,
  getBlogRoot,
  getBlogTrail,
  getBlog,
  listBlogs,
  listFolderBlogs,
} from "./read.ts";

export const blogHandlers: HandlersOf<typeof blogCalls> = {
  listBlogs: async ({ locale, list }) => ok(await listBlogs(locale, list)),
  listFolderBlogs: async ({ params, locale, list }) => found(await listFolderBlogs(params.id, locale, list)),
  getBlogRoot: async ({ locale }) => ok(await getBlogRoot(locale)),
  getBlogFolder: async ({ params, locale }) => found(await getBlogFolder(params.id, locale)),
  getBlogFolderTrail: async ({ params, locale }) => found(await getBlogFolderTrail(params.id, locale)),
  getBlogTrail: async ({ params, locale }) => found(await getBlogTrail(params.id, locale)),
  getBlog: async ({ params, locale }) => found(await getBlog(params.id, locale)),
};
