import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Where a return stands (spec §2, `/account/orders/{id}/return/{idReturn}`). */
export const accountOrderReturnState: PageType = {
  slug: "account-order-return-state",
  label: { fr_FR: "Votre retour", en_US: "Your return" },
  pattern: "/account/orders/:id/return/:idReturn",
  params: { id: "id", idReturn: "id" },
  guards: ["e-commerce", "session"],
  validators: [],
  zone: "private",
  subject: {
    call: "getReturn",
    params: ({ id = "", idReturn = "" }) => ({ id: Number(id), idReturn: Number(idReturn) }),
  },
  requires: ["return-state"],
  frame: "page",
  defaultLayout: stack({ slug: "account-menu" }, { slug: "return-state" }),
  sampleParams: { id: "1", idReturn: "1" },
};
