import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** How it is to come (spec §2, `/cart/shipping`). */
export const cartShipping: PageType = {
  slug: "cart-shipping",
  label: { fr_FR: "Livraison", en_US: "Delivery" },
  pattern: "/cart/shipping",
  params: {},
  guards: ["e-commerce", "address-given"],
  validators: [],
  zone: "private",
  requires: ["checkout-shipping"],
  frame: "page",
  isFocused: true,
  defaultLayout: stack({ slug: "checkout-bar" }, { slug: "checkout-shipping" }, { slug: "legal-links" }),
  sampleParams: {},
};
