import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { number } from "#schemas/fields/number.ts";
import { select } from "#schemas/fields/select.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** The pictures of an album; they open in the fullscreen slider (spec §2). */
export const albumDefinition = defineBlock({
  slug: "album",
  label: { fr_FR: "Album", en_US: "Album" },
  help: {
    fr_FR: "Les images d’un album, qui s’ouvrent en plein écran.",
    en_US: "The pictures of an album; they open in full screen.",
  },
  group: "media",
  version: 1,
  mode: "island",
  starts: "interaction",
  fields: {
    album: number({
      label: { fr_FR: "Album (numéro)", en_US: "Album (number)" },
      help: { fr_FR: "0 : celui de l’adresse de la page.", en_US: "0: the one in the page’s address." },
      min: 0,
      integer: true,
    }),
    showTitle: toggle({ label: { fr_FR: "Montrer le titre", en_US: "Show the title" }, initial: true }),
    layout: select({
      label: { fr_FR: "Disposition", en_US: "Layout" },
      options: [
        { value: "mosaic", label: { fr_FR: "Mosaïque", en_US: "Mosaic" } },
        { value: "grid", label: { fr_FR: "Grille", en_US: "Grid" } },
        { value: "strip", label: { fr_FR: "Bande", en_US: "Strip" } },
      ],
    }),
  },
  needs: ({ props, params }) => ({
    album: need("getAlbum", { params: { id: props.album > 0 ? props.album : Number(params["id"] ?? 0) } }),
  }),
});
