import type { PageType } from "./page-type.ts";
import { partList } from "./page-type.ts";
import { productLayout } from "./product-layout.ts";

/** A wine (spec §2, `/wines/{slug?}/{id}`); what is no wine moves to its own address. */
export const wineDetail: PageType = {
  slug: "wine-detail",
  label: { fr_FR: "Vin", en_US: "Wine" },
  pattern: "/wines/:slug?/:id",
  params: { slug: "slug", id: "id" },
  guards: ["e-commerce"],
  validators: [],
  zone: "public",
  subject: {
    call: "getProduct",
    params: ({ id = "" }) => ({ id: Number(id) }),
    list: {
      ...partList("listProducts", { type: "WINE" }, ({ products }) => products.map((product) => [product])),
      dated: "product",
    },
  },
  requires: ["product-detail"],
  always: ["e-label-link"],
  frame: "page",
  defaultLayout: productLayout,
  sampleParams: { id: "1" },
};
