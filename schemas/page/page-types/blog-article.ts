import type { PageType } from "./page-type.ts";
import { stack, subjectList } from "./page-type.ts";

/** One article of the blog (spec §2). */
export const blogArticle: PageType = {
  slug: "blog-article",
  label: { fr_FR: "Article du blog", en_US: "Blog article" },
  pattern: "/blog/:slug?/:id",
  params: { slug: "slug", id: "id" },
  guards: [],
  validators: [],
  zone: "public",
  enabledBy: "SHOW_BLOG",
  subject: {
    call: "getBlog",
    params: ({ id = "" }) => ({ id: Number(id) }),
    trail: "getBlogTrail",
    list: { ...subjectList("listBlogs", "blog"), dated: "blog" },
  },
  requires: ["blog-article"],
  frame: "page",
  defaultLayout: stack({ slug: "blog-article" }),
  sampleParams: { id: "1" },
};
