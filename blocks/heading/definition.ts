import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";

/** A title with a small line above it. */
export const headingDefinition = defineBlock({
  slug: "heading",
  label: { fr_FR: "Titre", en_US: "Heading" },
  help: { fr_FR: "Un titre et sa ligne d’introduction.", en_US: "A title and the line above it." },
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    title: titleField(),
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    level: select({
      label: { fr_FR: "Niveau", en_US: "Level" },
      help: { fr_FR: "Une page a un seul titre principal.", en_US: "A page has a single main title." },
      options: [
        { value: 2, label: { fr_FR: "Titre de partie", en_US: "Part title" } },
        { value: 1, label: { fr_FR: "Titre de la page", en_US: "Page title" } },
        { value: 3, label: { fr_FR: "Sous-titre", en_US: "Subtitle" } },
      ],
    }),
    size: select({
      label: { fr_FR: "Taille", en_US: "Size" },
      options: [
        { value: "large", label: { fr_FR: "Grande", en_US: "Large" } },
        { value: "display", label: { fr_FR: "Très grande", en_US: "Display" } },
        { value: "medium", label: { fr_FR: "Moyenne", en_US: "Medium" } },
        { value: "small", label: { fr_FR: "Petite", en_US: "Small" } },
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
