import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** Where a return stands, and its label (spec §2, `/account/orders/{id}/return/{idReturn}`). */
export const returnStateDefinition = defineBlock({
  slug: "return-state",
  label: { fr_FR: "Suivi d’un retour", en_US: "State of a return" },
  help: { fr_FR: "Où en est un retour, et son étiquette.", en_US: "Where a return stands, and its label." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: { title: titleField({ fr_FR: "Votre retour", en_US: "Your return" }) },
  needs: ({ params }) => {
    const [id, idReturn] = [params["id"], params["idReturn"]].map((text) => Number(text ?? 0) || 1);
    return {
      given: need("getReturn", { params: { id: id ?? 1, idReturn: idReturn ?? 1 }, private: true }),
      back: need("getOrderBack", { query: { order: id ?? 1 }, private: true }),
      order: need("getOrder", { params: { id: id ?? 1 }, private: true }),
      reasons: need("listGenericValues", { params: { type: "return-reason" } }),
      parameters: need("listParameters"),
    };
  },
});
