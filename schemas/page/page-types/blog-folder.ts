import type { PageType } from "./page-type.ts";
import { partList, pickOf, stack } from "./page-type.ts";

/** One folder of the blog (spec §2). */
export const blogFolder: PageType = {
  slug: "blog-folder",
  label: { fr_FR: "Dossier du blog", en_US: "Blog folder" },
  pattern: "/blog/folder/:slug?/:id",
  params: { slug: "slug", id: "id" },
  guards: [],
  validators: [],
  zone: "public",
  enabledBy: "SHOW_BLOG",
  subject: {
    call: "getBlogFolder",
    params: ({ id = "" }) => ({ id: Number(id) }),
    pick: pickOf("getBlogFolder", ({ folder }) => folder),
    trail: "getBlogFolderTrail",
    list: partList("listBlogs", {}, ({ blogs }) => blogs.map(({ folder }) => (folder ? [folder] : []))),
  },
  requires: ["blog-folder"],
  frame: "page",
  defaultLayout: stack({ slug: "blog-folder" }),
  sampleParams: { id: "1" },
};
