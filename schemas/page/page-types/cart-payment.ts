import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Everything once more, and the order (spec §2, `/cart/payment`), under the notice that the law wants there. */
export const cartPayment: PageType = {
  slug: "cart-payment",
  label: { fr_FR: "Paiement", en_US: "Payment" },
  pattern: "/cart/payment",
  params: {},
  guards: ["e-commerce", "delivery-chosen"],
  validators: [],
  zone: "private",
  requires: ["checkout-payment", "minors-notice"],
  frame: "page",
  isFocused: true,
  defaultLayout: stack(
    { slug: "checkout-bar" },
    { slug: "minors-notice" },
    { slug: "checkout-payment" },
    { slug: "legal-links" },
  ),
  sampleParams: {},
};
