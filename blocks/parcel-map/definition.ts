import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { image } from "#schemas/fields/image.ts";
import { text } from "#schemas/fields/text.ts";

/**
 * The parcels of an element list, drawn on a picture of the vineyard by their own outlines (column `contour`), above
 * their list; each leads to its wines (column `cuvees`). Without outlines the list stands alone.
 */
export const parcelMapDefinition = defineBlock({
  slug: "parcel-map",
  label: { fr_FR: "Plan parcellaire", en_US: "Parcel map" },
  help: {
    fr_FR: "Les parcelles d’une liste sur un plan, puis une à une, chacune avec ses cuvées.",
    en_US: "The parcels of a list on a map, then one by one, each with its wines.",
  },
  group: "lists",
  version: 1,
  mode: "static",
  fields: {
    route: text({
      localized: false,
      max: 80,
      label: { fr_FR: "Liste", en_US: "List" },
      help: { fr_FR: "Le nom de la liste des parcelles.", en_US: "The name of the list of parcels." },
    }),
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    image: image({
      label: { fr_FR: "Fond du plan", en_US: "Ground of the map" },
      help: {
        fr_FR: "Les contours sont en pour cent de cette image.",
        en_US: "Outlines are in percent of this picture.",
      },
    }),
  },
  needs: ({ props }) => ({
    list: need("listElements", { params: { route: props.route }, query: { page: 1, nbItem: 100 } }),
    wines: need("listProducts", { query: { type: "WINE", page: 1, nbItem: 100 } }),
  }),
});
