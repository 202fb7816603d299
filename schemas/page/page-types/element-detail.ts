import type { PageType } from "./page-type.ts";
import { stack, subjectList } from "./page-type.ts";

/**
 * One item of an element list (spec §2: realisation detail). A list has such pages when a page of this type
 * has the slug `elements/{route}`: that page is the frame of all of them, and its parent is where they belong.
 */
export const elementDetail: PageType = {
  slug: "element-detail",
  label: { fr_FR: "Élément", en_US: "Element" },
  pattern: "/elements/:route/:slug?/:id",
  params: { route: "slug", slug: "slug", id: "id" },
  guards: [],
  validators: ["has-address"],
  zone: "public",
  subject: {
    call: "getElement",
    params: ({ route = "", id = "" }) => ({ route, id: Number(id) }),
    list: subjectList("listElementPages", "element"),
  },
  requires: ["element-detail"],
  pageSlug: ({ route = "" }) => elementPageSlug(route),
  frame: "page",
  defaultLayout: stack({ slug: "element-detail" }, { slug: "form", props: { form: 0 } }),
  sampleParams: { route: "realisation", id: "1" },
};

/** The slug of the page that gives an element list pages of its own. */
export function elementPageSlug(route: string): string {
  return `elements/${route}`;
}
