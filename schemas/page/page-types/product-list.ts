import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** The wine list (spec §2, `/nos-cuvees`). */
export const productList: PageType = {
  slug: "product-list",
  label: { fr_FR: "Nos cuvées", en_US: "Our wines" },
  pattern: "/nos-cuvees",
  params: {},
  guards: ["e-commerce"],
  validators: [],
  zone: "public",
  requires: ["product-grid"],
  frame: "page",
  defaultLayout: stack({ slug: "product-grid" }),
  sampleParams: {},
};
