import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { list } from "#schemas/fields/list.ts";
import { richText } from "#schemas/fields/rich-text.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** Questions that open on their answers, without any script. */
export const accordionDefinition = defineBlock({
  slug: "accordion",
  label: { fr_FR: "Accordéon", en_US: "Accordion" },
  help: { fr_FR: "Des questions qui s’ouvrent sur leur réponse.", en_US: "Questions that open on their answers." },
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    items: list({
      label: { fr_FR: "Questions", en_US: "Questions" },
      item: {
        question: text({ label: { fr_FR: "Question", en_US: "Question" }, max: 200 }),
        answer: richText({ label: { fr_FR: "Réponse", en_US: "Answer" } }),
      },
    }),
    isFirstOpen: toggle({ label: { fr_FR: "La première est ouverte", en_US: "The first one is open" } }),
    isExclusive: toggle({ label: { fr_FR: "Une seule à la fois", en_US: "One at a time" } }),
  },
});
