import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";

/** Until when the prices hold and how long goods can be sent back, from the shop's settings (spec §9). */
export const pricesNoteDefinition = defineBlock({
  slug: "prices-note",
  label: { fr_FR: "Validité des tarifs", en_US: "Price validity" },
  help: {
    fr_FR: "Période de validité des tarifs et délai de retour.",
    en_US: "How long the prices hold and how long goods can be returned.",
  },
  group: "shop",
  version: 1,
  mode: "static",
  fields: {},
  needs: () => ({ parameters: need("listParameters"), site: need("getSiteInfo") }),
});
