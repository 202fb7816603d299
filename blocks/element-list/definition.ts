import { defineBlock } from "#blocks/kit/define-block.ts";
import { pageKey, pageOf } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { number } from "#schemas/fields/number.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";

/** The items of one element list, 24 a page (spec §9). */
export const elementListDefinition = defineBlock({
  slug: "element-list",
  label: { fr_FR: "Liste d’éléments", en_US: "Element list" },
  help: {
    fr_FR: "Les éléments d’une liste : en grille, en lignes ou en logos.",
    en_US: "The items of a list: as a grid, as rows or as logos.",
  },
  group: "lists",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    route: text({
      localized: false,
      max: 80,
      label: { fr_FR: "Liste", en_US: "List" },
      help: { fr_FR: "Le nom de la liste.", en_US: "The list’s name." },
    }),
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    layout: select({
      label: { fr_FR: "Disposition", en_US: "Layout" },
      options: [
        { value: "grid", label: { fr_FR: "Grille", en_US: "Grid" } },
        { value: "list", label: { fr_FR: "Lignes", en_US: "Rows" } },
        { value: "zigzag", label: { fr_FR: "Lignes alternées", en_US: "Alternating rows" } },
        { value: "logos", label: { fr_FR: "Logos", en_US: "Logos" } },
      ],
    }),
    more: text({
      label: { fr_FR: "Mots du lien", en_US: "Words of the link" },
      help: { fr_FR: "Sans eux : « En savoir plus ».", en_US: "Without them: “Read more”." },
      max: 60,
    }),
    nbItem: number({
      label: { fr_FR: "Éléments par page", en_US: "Items per page" },
      min: 1,
      max: 100,
      integer: true,
      initial: 24,
    }),
  },
  query: { page: pageKey },
  needs: ({ props, query }) => ({
    list: need("listElements", {
      params: { route: props.route },
      query: { page: pageOf(query), nbItem: props.nbItem },
    }),
    parameters: need("listParameters"),
  }),
});
