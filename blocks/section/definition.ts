import { defineBlock } from "#blocks/kit/define-block.ts";
import { image } from "#schemas/fields/image.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";

/** A band of the page with a ground, a width and room above and below. */
export const sectionDefinition = defineBlock({
  slug: "section",
  label: { fr_FR: "Section", en_US: "Section" },
  help: {
    fr_FR: "Une bande de la page, avec son fond et ses marges.",
    en_US: "A band of the page, with its ground and its margins.",
  },
  group: "layout",
  version: 1,
  mode: "static",
  fields: {
    tone: select({
      label: { fr_FR: "Fond", en_US: "Ground" },
      options: [
        { value: "paper", label: { fr_FR: "Papier", en_US: "Paper" } },
        { value: "tint", label: { fr_FR: "Teinté", en_US: "Tinted" } },
        { value: "dark", label: { fr_FR: "Sombre", en_US: "Dark" } },
        { value: "image", label: { fr_FR: "Image", en_US: "Picture" } },
      ],
    }),
    image: image({ label: { fr_FR: "Image de fond", en_US: "Background picture" }, speaks: false }),
    width: select({
      label: { fr_FR: "Largeur", en_US: "Width" },
      options: [
        { value: "normal", label: { fr_FR: "Normale", en_US: "Normal" } },
        { value: "narrow", label: { fr_FR: "Étroite", en_US: "Narrow" } },
        { value: "wide", label: { fr_FR: "Large", en_US: "Wide" } },
        { value: "full", label: { fr_FR: "Pleine largeur", en_US: "Full width" } },
      ],
    }),
    spacing: select({
      label: { fr_FR: "Espace", en_US: "Spacing" },
      options: [
        { value: "normal", label: { fr_FR: "Normal", en_US: "Normal" } },
        { value: "none", label: { fr_FR: "Aucun", en_US: "None" } },
        { value: "small", label: { fr_FR: "Petit", en_US: "Small" } },
        { value: "large", label: { fr_FR: "Grand", en_US: "Large" } },
      ],
    }),
    anchor: text({
      localized: false,
      max: 60,
      label: { fr_FR: "Ancre", en_US: "Anchor" },
      help: { fr_FR: "Pour les liens vers cette section.", en_US: "For links to this section." },
    }),
  },
  slots: {
    content: {
      label: { fr_FR: "Contenu", en_US: "Content" },
      // The widths of the style sheet, in rem.
      share: ({ width }) => ({ width: { normal: 82, narrow: 46, wide: 96, full: 0 }[width] }),
    },
  },
});
