import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Where a customer comes back to from who takes the money (spec §2, `/order/:provider/result`). */
export const orderPaymentResult: PageType = {
  slug: "order-payment-result",
  label: { fr_FR: "Résultat du paiement", en_US: "Result of the payment" },
  pattern: "/order/:provider/result",
  params: { provider: "slug" },
  guards: ["e-commerce"],
  validators: [],
  zone: "private",
  requires: ["order-result"],
  frame: "page",
  defaultLayout: stack({ slug: "order-result" }),
  sampleParams: { provider: "sandbox" },
};
