import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** The blog's entrance: its folders and newest articles (spec §2, `/blog`). */
export const blogList: PageType = {
  slug: "blog-list",
  label: { fr_FR: "Blog", en_US: "Blog" },
  pattern: "/blog",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  enabledBy: "SHOW_BLOG",
  requires: ["blog-list"],
  frame: "page",
  defaultLayout: stack({
    slug: "blog-list",
    props: { title: { fr_FR: "Blog", en_US: "Blog" }, isPageTitle: true },
  }),
  sampleParams: {},
};
