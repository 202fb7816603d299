import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** What the visitor has put into their cart (spec §2, `/cart`). */
export const cart: PageType = {
  slug: "cart",
  label: { fr_FR: "Panier", en_US: "Cart" },
  pattern: "/cart",
  params: {},
  guards: ["e-commerce"],
  validators: [],
  zone: "private",
  requires: ["cart"],
  frame: "page",
  defaultLayout: stack({ slug: "cart" }),
  sampleParams: {},
};
