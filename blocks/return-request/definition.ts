import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** Asks to send goods of an order back (spec §2, `/account/orders/{id}/return`). */
export const returnRequestDefinition = defineBlock({
  slug: "return-request",
  label: { fr_FR: "Demande de retour", en_US: "Return request" },
  help: { fr_FR: "Ce qu’un client peut renvoyer, et pourquoi.", en_US: "What a customer may send back, and why." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: { title: titleField({ fr_FR: "Demander un retour", en_US: "Ask for a return" }) },
  needs: ({ params }) => ({
    back: need("getOrderBack", { query: { order: Number(params["id"] ?? 0) || 1 }, private: true }),
    reasons: need("listGenericValues", { params: { type: "return-reason" } }),
  }),
});
