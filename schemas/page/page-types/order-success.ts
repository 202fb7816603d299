import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** An order that was paid (spec §2, `/order/success`). */
export const orderSuccess: PageType = {
  slug: "order-success",
  label: { fr_FR: "Commande payée", en_US: "Order paid" },
  pattern: "/order/success",
  params: {},
  guards: ["e-commerce"],
  validators: [],
  zone: "private",
  requires: ["order-result"],
  frame: "page",
  defaultLayout: stack({ slug: "order-result" }),
  sampleParams: {},
};
