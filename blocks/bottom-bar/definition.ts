import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { link } from "#schemas/fields/link.ts";
import { list } from "#schemas/fields/list.ts";
import { select } from "#schemas/fields/select.ts";

/**
 * The menu and a few links at the foot of small screens. The way to the cart stands in the slot `basket`: a column more.
 */
export const bottomBarDefinition = defineBlock({
  slug: "bottom-bar",
  label: { fr_FR: "Barre du bas", en_US: "Bottom bar" },
  help: {
    fr_FR: "Le menu et quelques liens au bas des petits écrans.",
    en_US: "The menu and a few links at the foot of small screens.",
  },
  group: "frame",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    links: list({
      label: { fr_FR: "Liens", en_US: "Links" },
      max: 5,
      item: {
        link: link({ label: { fr_FR: "Lien", en_US: "Link" } }),
        icon: select({
          label: { fr_FR: "Icône", en_US: "Icon" },
          options: [
            { value: "home", label: { fr_FR: "Maison", en_US: "House" } },
            { value: "bottle", label: { fr_FR: "Bouteille", en_US: "Bottle" } },
            { value: "grapes", label: { fr_FR: "Raisin", en_US: "Grapes" } },
            { value: "phone", label: { fr_FR: "Téléphone", en_US: "Phone" } },
            { value: "mail", label: { fr_FR: "Lettre", en_US: "Letter" } },
            { value: "place", label: { fr_FR: "Lieu", en_US: "Place" } },
          ],
        }),
      },
    }),
  },
  slots: { basket: { label: { fr_FR: "Panier", en_US: "Basket" }, accepts: ["cart-badge"], max: 1 } },
  needs: () => ({ pages: need("listPages", { query: { page: 1, nbItem: 1000 } }) }),
});
