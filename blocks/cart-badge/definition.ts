import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { select } from "#schemas/fields/select.ts";

/** The way to the cart from every page, with how many things are in it: the browser writes that in (design §5). */
export const cartBadgeDefinition = defineBlock({
  slug: "cart-badge",
  label: { fr_FR: "Lien du panier", en_US: "Cart badge" },
  help: { fr_FR: "Mène au panier et compte ce qu’il contient.", en_US: "Leads to the cart and counts what is in it." },
  group: "frame",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    form: select({
      label: { fr_FR: "Forme", en_US: "Form" },
      options: [
        { value: "icon", label: { fr_FR: "Un sac", en_US: "A bag" } },
        { value: "tab", label: { fr_FR: "Un sac et son nom, pour la barre du bas", en_US: "A bag and its name" } },
      ],
    }),
  },
  needs: () => ({ site: need("getSiteInfo") }),
});
