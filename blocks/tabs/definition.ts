import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { image } from "#schemas/fields/image.ts";
import { list } from "#schemas/fields/list.ts";
import { richText } from "#schemas/fields/rich-text.ts";
import { text } from "#schemas/fields/text.ts";

/** Parts that share one place, one shown at a time; without JavaScript they stand below each other. */
export const tabsDefinition = defineBlock({
  slug: "tabs",
  label: { fr_FR: "Onglets", en_US: "Tabs" },
  help: { fr_FR: "Plusieurs textes à la même place.", en_US: "Several texts in one place." },
  group: "text",
  version: 1,
  mode: "island",
  starts: "interaction",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    items: list({
      label: { fr_FR: "Onglets", en_US: "Tabs" },
      max: 8,
      item: {
        label: text({ label: { fr_FR: "Onglet", en_US: "Tab" }, max: 60 }),
        html: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
        image: image({ label: { fr_FR: "Image", en_US: "Picture" } }),
      },
    }),
  },
});
