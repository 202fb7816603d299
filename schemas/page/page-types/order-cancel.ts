import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A payment that was given up (spec §2, `/order/cancel`). */
export const orderCancel: PageType = {
  slug: "order-cancel",
  label: { fr_FR: "Paiement interrompu", en_US: "Payment given up" },
  pattern: "/order/cancel",
  params: {},
  guards: ["e-commerce"],
  validators: [],
  zone: "private",
  requires: ["order-result"],
  frame: "page",
  defaultLayout: stack({ slug: "order-result" }),
  sampleParams: {},
};
