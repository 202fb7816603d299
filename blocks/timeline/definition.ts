import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { image } from "#schemas/fields/image.ts";
import { list } from "#schemas/fields/list.ts";
import { richText } from "#schemas/fields/rich-text.ts";
import { text } from "#schemas/fields/text.ts";

/** What happened, in the order of time. */
export const timelineDefinition = defineBlock({
  slug: "timeline",
  label: { fr_FR: "Chronologie", en_US: "Timeline" },
  help: { fr_FR: "Des dates et ce qui s’y est passé.", en_US: "Dates and what happened then." },
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    items: list({
      label: { fr_FR: "Étapes", en_US: "Steps" },
      item: {
        date: text({ label: { fr_FR: "Date", en_US: "Date" }, max: 40 }),
        title: text({ label: { fr_FR: "Titre", en_US: "Title" }, max: 120 }),
        html: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
        image: image({ label: { fr_FR: "Image", en_US: "Picture" } }),
      },
    }),
  },
});
