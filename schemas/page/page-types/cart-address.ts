import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Who buys and where it goes (spec §2, `/cart/address`). */
export const cartAddress: PageType = {
  slug: "cart-address",
  label: { fr_FR: "Adresse", en_US: "Address" },
  pattern: "/cart/address",
  params: {},
  guards: ["e-commerce", "cart-filled"],
  validators: [],
  zone: "private",
  requires: ["checkout-address"],
  frame: "page",
  isFocused: true,
  defaultLayout: stack({ slug: "checkout-bar" }, { slug: "checkout-address" }, { slug: "legal-links" }),
  sampleParams: {},
};
