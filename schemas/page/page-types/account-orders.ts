import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A customer's orders (spec §2, `/account/orders`). */
export const accountOrders: PageType = {
  slug: "account-orders",
  label: { fr_FR: "Vos commandes", en_US: "Your orders" },
  pattern: "/account/orders",
  params: {},
  guards: ["e-commerce", "session"],
  validators: [],
  zone: "private",
  requires: ["orders-list"],
  frame: "page",
  defaultLayout: stack({ slug: "account-menu" }, { slug: "orders-list" }),
  sampleParams: {},
};
