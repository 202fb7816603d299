import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { reference } from "#schemas/fields/reference.ts";

/** The item of an element list that the page is about: a realisation, an event. */
export const elementDetailDefinition = defineBlock({
  slug: "element-detail",
  label: { fr_FR: "Détail d’un élément", en_US: "Element" },
  help: { fr_FR: "L’élément de l’adresse de la page.", en_US: "The element of the page’s address." },
  group: "lists",
  version: 1,
  mode: "static",
  fields: {
    list: reference({ to: "page", label: { fr_FR: "Page de la liste", en_US: "Page of the list" } }),
  },
  needs: ({ params }) => ({
    element: need("getElement", { params: { route: params["route"] ?? "", id: Number(params["id"] ?? 0) } }),
  }),
});
