import { defineBlock } from "#blocks/kit/define-block.ts";
import { formState } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** Subscribes to the newsletter (spec §7): a plain form, told inline how it went once the runtime is there. */
export const newsletterFormDefinition = defineBlock({
  slug: "newsletter-form",
  label: { fr_FR: "Lettre d’information", en_US: "Newsletter" },
  help: { fr_FR: "Un champ pour s’inscrire à la lettre.", en_US: "A field to subscribe to the letter." },
  group: "text",
  version: 1,
  mode: "island",
  starts: "interaction",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
    text: text({ label: { fr_FR: "Texte", en_US: "Text" }, max: 400, multiline: true }),
    align: select({
      label: { fr_FR: "Alignement", en_US: "Alignment" },
      options: [
        { value: "start", label: { fr_FR: "À gauche", en_US: "Left" } },
        { value: "center", label: { fr_FR: "Au centre", en_US: "Center" } },
      ],
    }),
  },
  query: { state: formState },
  enabledBy: "SHOW_NEWSLETTER",
});
