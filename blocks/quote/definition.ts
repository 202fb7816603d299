import { defineBlock } from "#blocks/kit/define-block.ts";
import { image } from "#schemas/fields/image.ts";
import { text } from "#schemas/fields/text.ts";

/** A sentence that somebody said, large, with who said it. */
export const quoteDefinition = defineBlock({
  slug: "quote",
  label: { fr_FR: "Citation", en_US: "Quote" },
  help: { fr_FR: "Une phrase, son auteur, son portrait.", en_US: "A sentence, its author, their portrait." },
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    words: text({ label: { fr_FR: "Citation", en_US: "Quote" }, max: 600, multiline: true }),
    author: text({ label: { fr_FR: "Auteur", en_US: "Author" }, max: 80 }),
    role: text({ label: { fr_FR: "Qualité", en_US: "Role" }, max: 120 }),
    image: image({ label: { fr_FR: "Portrait", en_US: "Portrait" } }),
  },
});
