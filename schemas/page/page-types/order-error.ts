import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A payment that did not work (spec §2, `/order/error`). */
export const orderError: PageType = {
  slug: "order-error",
  label: { fr_FR: "Paiement refusé", en_US: "Payment refused" },
  pattern: "/order/error",
  params: {},
  guards: ["e-commerce"],
  validators: [],
  zone: "private",
  requires: ["order-result"],
  frame: "page",
  defaultLayout: stack({ slug: "order-result" }),
  sampleParams: {},
};
