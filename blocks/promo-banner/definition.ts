import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";

/** The messages of the element list `bandeau-promotionnel` (spec §2), up to 1000 of them (spec §9). */
export const promoBannerDefinition = defineBlock({
  slug: "promo-banner",
  label: { fr_FR: "Bandeau promotionnel", en_US: "Promotional banner" },
  help: {
    fr_FR: "Les messages de la liste « bandeau-promotionnel ».",
    en_US: "The messages of the list “bandeau-promotionnel”.",
  },
  group: "frame",
  version: 1,
  mode: "static",
  fields: {},
  slots: {
    bar: {
      label: { fr_FR: "Sur la même ligne", en_US: "On the same line" },
      accepts: ["top-bar"],
      max: 1,
    },
  },
  needs: () => ({
    messages: need("listElements", { params: { route: "bandeau-promotionnel" }, query: { page: 1, nbItem: 1000 } }),
    parameters: need("listParameters"),
  }),
});
