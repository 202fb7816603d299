import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Asks to send goods of an order back (spec §2, `/account/orders/{id}/return`). */
export const accountOrderReturn: PageType = {
  slug: "account-order-return",
  label: { fr_FR: "Demande de retour", en_US: "Return request" },
  pattern: "/account/orders/:id/return",
  params: { id: "id" },
  guards: ["e-commerce", "session"],
  validators: [],
  zone: "private",
  subject: { call: "getOrder", params: ({ id = "" }) => ({ id: Number(id) }) },
  requires: ["return-request"],
  frame: "page",
  defaultLayout: stack({ slug: "account-menu" }, { slug: "return-request" }),
  sampleParams: { id: "1" },
};
