import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** The news list (spec §2, `/actualites`). */
export const newsList: PageType = {
  slug: "news-list",
  label: { fr_FR: "Actualités", en_US: "News" },
  pattern: "/actualites",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["news-list"],
  frame: "page",
  defaultLayout: stack({ slug: "news-list" }),
  sampleParams: {},
};
