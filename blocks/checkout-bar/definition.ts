import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";

/** The head of a purchase: the logo and where one is, and no menu. */
export const checkoutBarDefinition = defineBlock({
  slug: "checkout-bar",
  label: { fr_FR: "Étapes de la commande", en_US: "Steps of the order" },
  help: {
    fr_FR: "Le logo et les étapes, en tête des pages de commande.",
    en_US: "The logo and the steps, at the head of the order’s pages.",
  },
  group: "shop",
  part: "header",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {},
  needs: () => ({ parameters: need("listParameters"), logos: need("listLogos") }),
});
