import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { link } from "#schemas/fields/link.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";

/** An invitation and one thing to do about it. */
export const callToActionDefinition = defineBlock({
  slug: "call-to-action",
  label: { fr_FR: "Appel", en_US: "Call to action" },
  help: { fr_FR: "Une invitation et son bouton.", en_US: "An invitation and its button." },
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    text: text({ label: { fr_FR: "Texte", en_US: "Text" }, max: 400, multiline: true }),
    call: link({ label: { fr_FR: "Appel", en_US: "Call" } }),
    secondCall: link({ label: { fr_FR: "Second appel", en_US: "Second call" } }),
    look: select({
      label: { fr_FR: "Aspect", en_US: "Look" },
      options: [
        { value: "line", label: { fr_FR: "Entre deux filets", en_US: "Between two hairlines" } },
        { value: "panel", label: { fr_FR: "Panneau", en_US: "Panel" } },
        { value: "center", label: { fr_FR: "Au centre", en_US: "Centered" } },
      ],
    }),
  },
});
