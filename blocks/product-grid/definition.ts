import { cartState } from "#blocks/kit/cart-state.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { list } from "#schemas/fields/list.ts";
import { number } from "#schemas/fields/number.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

import { filterKeys, productQuery } from "./filters.ts";

/** The products, 100 a page, ordered by price (spec §9), with the filters of spec §2 in the address. */
export const productGridDefinition = defineBlock({
  slug: "product-grid",
  label: { fr_FR: "Liste de produits", en_US: "Product list" },
  help: {
    fr_FR: "Les vins, avec leurs filtres. Sans filtres, une sélection.",
    en_US: "The wines with their filters. Without filters, a selection.",
  },
  group: "shop",
  version: 1,
  mode: "static",
  islands: { progress: "interaction" },
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
    type: select({
      label: { fr_FR: "Produits", en_US: "Products" },
      options: [
        { value: "WINE", label: { fr_FR: "Vins", en_US: "Wines" } },
        { value: "BOX", label: { fr_FR: "Coffrets", en_US: "Boxes" } },
        { value: "OTHER", label: { fr_FR: "Autres", en_US: "Other" } },
        { value: "", label: { fr_FR: "Tous", en_US: "All" } },
      ],
    }),
    tag: text({ localized: false, max: 40, label: { fr_FR: "Thème", en_US: "Theme" } }),
    nbItem: number({
      label: { fr_FR: "Produits par page", en_US: "Products per page" },
      min: 1,
      max: 100,
      integer: true,
      initial: 100,
    }),
    hasFilters: toggle({ label: { fr_FR: "Avec filtres", en_US: "With filters" }, initial: true }),
    themes: list({
      label: { fr_FR: "Thèmes proposés", en_US: "Themes offered" },
      help: { fr_FR: "Dans le formulaire de recherche.", en_US: "In the search form." },
      max: 20,
      item: {
        tag: text({ localized: false, max: 40, label: { fr_FR: "Étiquette", en_US: "Tag" } }),
        name: text({ max: 60, label: { fr_FR: "Nom", en_US: "Name" } }),
      },
    }),
  },
  query: { ...filterKeys, state: cartState },
  needs: ({ props, query }) => ({
    list: need("listProducts", { query: productQuery(props.hasFilters ? query : {}, props) }),
    parameters: need("listParameters"),
    site: need("getSiteInfo"),
  }),
});
