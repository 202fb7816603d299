import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { list } from "#schemas/fields/list.ts";
import { text } from "#schemas/fields/text.ts";

/** A few numbers that say who the estate is. */
export const keyFiguresDefinition = defineBlock({
  slug: "key-figures",
  label: { fr_FR: "Chiffres clés", en_US: "Key figures" },
  help: { fr_FR: "Quelques nombres et ce qu’ils disent.", en_US: "A few numbers and what they say." },
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    items: list({
      label: { fr_FR: "Chiffres", en_US: "Figures" },
      max: 12,
      item: {
        figure: text({ label: { fr_FR: "Chiffre", en_US: "Figure" }, max: 20 }),
        unit: text({ label: { fr_FR: "Unité", en_US: "Unit" }, max: 20 }),
        label: text({ label: { fr_FR: "Ce qu’il dit", en_US: "What it says" }, max: 120 }),
      },
    }),
  },
});
