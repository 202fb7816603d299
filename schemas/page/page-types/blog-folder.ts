import type { PageType } from "./page-type.ts";
import { aboutOf, stack, subjectList } from "./page-type.ts";

/** One folder of the blog (spec §2). */
export const blogFolder: PageType = {
  slug: "blog-folder",
  label: { fr_FR: "Dossier du blog", en_US: "Blog folder" },
  pattern: "/blog/folder/:slug?/:id",
  params: { slug: "slug", id: "id" },
  guards: [],
  validators: [],
  zone: "public",
  shownBy: "SHOW_BLOG",
  subject: {
    call: "getBlogFolder",
    params: ({ id = "" }) => ({ id: Number(id) }),
    about: aboutOf("getBlogFolder", ({ folder }) => folder),
    trail: "getBlogFolderTrail",
    list: subjectList("listBlogs", ({ blogs }) => blogs.flatMap(({ folder }) => folder ?? noFolder)),
  },
  requires: ["blog-folder"],
  frame: "page",
  defaultLayout: stack({ slug: "blog-folder" }),
  sampleParams: { id: "1" },
};

/** An article outside any folder: it names none, and its place in the answer stays. */
const noFolder = { id: 0, url: "" };
