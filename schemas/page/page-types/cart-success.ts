import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A purchase that worked (spec §2, `/cart/success/:id?`). */
export const cartSuccess: PageType = {
  slug: "cart-success",
  label: { fr_FR: "Commande confirmée", en_US: "Order confirmed" },
  pattern: "/cart/success/:id?",
  params: { id: "id" },
  guards: ["e-commerce"],
  validators: [],
  zone: "private",
  requires: ["order-result"],
  frame: "page",
  defaultLayout: stack({ slug: "order-result" }),
  sampleParams: { id: "1" },
};
