import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { image } from "#schemas/fields/image.ts";
import { list } from "#schemas/fields/list.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";

/** Pictures chosen one by one; they open in the fullscreen slider (spec §2). */
export const galleryDefinition = defineBlock({
  slug: "gallery",
  label: { fr_FR: "Galerie", en_US: "Gallery" },
  help: {
    fr_FR: "Des images choisies, qui s’ouvrent en plein écran.",
    en_US: "Chosen pictures; they open in full screen.",
  },
  group: "media",
  version: 1,
  mode: "island",
  starts: "interaction",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    layout: select({
      label: { fr_FR: "Disposition", en_US: "Layout" },
      options: [
        { value: "rows", label: { fr_FR: "Rangées, images entières", en_US: "Rows, whole pictures" } },
        { value: "mosaic", label: { fr_FR: "Mosaïque", en_US: "Mosaic" } },
        { value: "grid", label: { fr_FR: "Grille", en_US: "Grid" } },
        { value: "strip", label: { fr_FR: "Bande", en_US: "Strip" } },
      ],
    }),
    images: list({
      label: { fr_FR: "Images", en_US: "Pictures" },
      max: 60,
      item: { image: image({ label: { fr_FR: "Image", en_US: "Picture" } }) },
    }),
  },
});
