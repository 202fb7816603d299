import type { PageType } from "./page-type.ts";
import { stack, subjectList } from "./page-type.ts";

/** One news item (spec §2, `/news/{slug?}/{id}`). */
export const newsDetail: PageType = {
  slug: "news-detail",
  label: { fr_FR: "Actualité", en_US: "News item" },
  pattern: "/news/:slug?/:id",
  params: { slug: "slug", id: "id" },
  guards: [],
  validators: [],
  zone: "public",
  subject: {
    call: "getNews",
    params: ({ id = "" }) => ({ id: Number(id) }),
    list: { ...subjectList("listNews", "news"), dated: "news" },
  },
  requires: ["news-detail"],
  frame: "page",
  defaultLayout: stack({ slug: "news-detail" }),
  sampleParams: { id: "1" },
};
