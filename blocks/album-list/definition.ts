import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";

/** The covers of all albums, 100 of them (spec §9). */
export const albumListDefinition = defineBlock({
  slug: "album-list",
  label: { fr_FR: "Albums", en_US: "Albums" },
  help: {
    fr_FR: "Les couvertures de tous les albums ; sur la page d’un album, celles des autres.",
    en_US: "The covers of all albums; on the page of an album, those of the others.",
  },
  group: "lists",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    layout: select({
      label: { fr_FR: "Disposition", en_US: "Layout" },
      options: [
        { value: "grid", label: { fr_FR: "Grille", en_US: "Grid" } },
        { value: "bands", label: { fr_FR: "Bandes, toute la largeur", en_US: "Bands, full width" } },
      ],
    }),
  },
  needs: () => ({ list: need("listAlbums", { query: { page: 1, nbItem: 100 } }) }),
});
