import { defineBlock } from "#blocks/kit/define-block.ts";
import { image } from "#schemas/fields/image.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** One picture with its caption. */
export const imageDefinition = defineBlock({
  slug: "image",
  label: { fr_FR: "Image", en_US: "Picture" },
  help: { fr_FR: "Une image et sa légende.", en_US: "A picture and its caption." },
  group: "media",
  version: 1,
  mode: "static",
  fields: {
    image: image({ label: { fr_FR: "Image", en_US: "Picture" } }),
    caption: text({ label: { fr_FR: "Légende", en_US: "Caption" }, max: 200 }),
    ratio: select({
      label: { fr_FR: "Format", en_US: "Format" },
      options: [
        { value: "natural", label: { fr_FR: "D’origine", en_US: "As it is" } },
        { value: "landscape", label: { fr_FR: "Paysage 3:2", en_US: "Landscape 3:2" } },
        { value: "portrait", label: { fr_FR: "Portrait 4:5", en_US: "Portrait 4:5" } },
        { value: "square", label: { fr_FR: "Carré", en_US: "Square" } },
        { value: "wide", label: { fr_FR: "Panorama 21:9", en_US: "Panorama 21:9" } },
      ],
    }),
    width: select({
      label: { fr_FR: "Largeur affichée", en_US: "Displayed width" },
      options: [
        { value: "full", label: { fr_FR: "Toute la largeur", en_US: "Full width" } },
        { value: "half", label: { fr_FR: "La moitié", en_US: "Half" } },
        { value: "third", label: { fr_FR: "Un tiers", en_US: "A third" } },
      ],
    }),
    isFirst: toggle({
      label: { fr_FR: "Ouvre la page", en_US: "Opens the page" },
      help: { fr_FR: "L’image se charge d’abord.", en_US: "The picture loads first." },
    }),
  },
});
