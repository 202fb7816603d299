import { defineBlock } from "#blocks/kit/define-block.ts";
import { saidKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { text } from "#schemas/fields/text.ts";
import { contactFormId } from "#schemas/forms/standard-forms.ts";

/** Writes to the estate (spec §2, `/contact`; §7, "Contact"): its contact form. */
export const contactFormDefinition = defineBlock({
  slug: "contact-form",
  label: { fr_FR: "Formulaire de contact", en_US: "Contact form" },
  help: { fr_FR: "Pour écrire au domaine.", en_US: "To write to the estate." },
  group: "text",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction" },
  fields: {
    title: titleField(),
    text: text({ label: { fr_FR: "Texte", en_US: "Text" }, max: 400, multiline: true }),
  },
  query: { state: saidKey(["sent"]) },
  needs: () => ({ form: need("getForm", { params: { id: contactFormId } }) }),
});
