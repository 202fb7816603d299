import type { PageType } from "./page-type.ts";
import { partList } from "./page-type.ts";
import { productLayout } from "./product-layout.ts";

/** A product that is no wine (spec §2, `/products/{slug?}/{id}`); a wine moves to its own address. */
export const productPage: PageType = {
  slug: "product-page",
  label: { fr_FR: "Produit", en_US: "Product" },
  pattern: "/products/:slug?/:id",
  params: { slug: "slug", id: "id" },
  guards: ["e-commerce"],
  validators: [],
  zone: "public",
  subject: {
    call: "getProduct",
    params: ({ id = "" }) => ({ id: Number(id) }),
    list: {
      ...partList("listProducts", {}, ({ products }) =>
        products.map((product) => (product.type.type === "WINE" ? [] : [product])),
      ),
      dated: "product",
    },
  },
  requires: ["product-detail"],
  frame: "page",
  defaultLayout: productLayout,
  sampleParams: { id: "1" },
};
