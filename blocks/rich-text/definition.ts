import { defineBlock } from "#blocks/kit/define-block.ts";
import { richText } from "#schemas/fields/rich-text.ts";
import { select } from "#schemas/fields/select.ts";

/** Running text. */
export const richTextDefinition = defineBlock({
  slug: "rich-text",
  label: { fr_FR: "Texte", en_US: "Text" },
  help: {
    fr_FR: "Du texte courant, avec titres, listes et liens.",
    en_US: "Running text with titles, lists and links.",
  },
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    html: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
    size: select({
      label: { fr_FR: "Taille", en_US: "Size" },
      options: [
        { value: "normal", label: { fr_FR: "Courant", en_US: "Body" } },
        { value: "lead", label: { fr_FR: "Chapeau", en_US: "Lead" } },
        { value: "small", label: { fr_FR: "Petit", en_US: "Small" } },
        { value: "statement", label: { fr_FR: "Manifeste", en_US: "Statement" } },
      ],
    }),
    align: select({
      label: { fr_FR: "Alignement", en_US: "Alignment" },
      options: [
        { value: "start", label: { fr_FR: "À gauche", en_US: "Left" } },
        { value: "center", label: { fr_FR: "Au centre", en_US: "Center" } },
      ],
    }),
  },
});
