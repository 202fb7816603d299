import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** One order of a customer's own (spec §2, `/account/orders/{id}`). */
export const accountOrder: PageType = {
  slug: "account-order",
  label: { fr_FR: "Votre commande", en_US: "Your order" },
  pattern: "/account/orders/:id",
  params: { id: "id" },
  guards: ["e-commerce", "session"],
  validators: [],
  zone: "private",
  subject: { call: "getOrder", params: ({ id = "" }) => ({ id: Number(id) }) },
  requires: ["order-detail"],
  frame: "page",
  defaultLayout: stack({ slug: "account-menu" }, { slug: "order-detail" }),
  sampleParams: { id: "1" },
};
