import { defineBlock } from "#blocks/kit/define-block.ts";
import { saidKey } from "#blocks/kit/query-keys.ts";
import { need } from "#schemas/contract/need.ts";
import { number } from "#schemas/fields/number.ts";
import { toggle } from "#schemas/fields/toggle.ts";
import { contactFormId } from "#schemas/forms/standard-forms.ts";

/** Any form of the estate's (spec §7, "Forms"), or the registration for the element that the page is about. */
export const formDefinition = defineBlock({
  slug: "form",
  label: { fr_FR: "Formulaire", en_US: "Form" },
  help: {
    fr_FR: "L’un des formulaires du domaine, ou l’inscription à ce que montre la page.",
    en_US: "One of the estate’s forms, or the registration for what the page shows.",
  },
  group: "text",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction" },
  fields: {
    form: number({
      label: { fr_FR: "Formulaire", en_US: "Form" },
      of: "form",
      min: 0,
      integer: true,
      initial: contactFormId,
    }),
    showTitle: toggle({ label: { fr_FR: "Montrer le titre", en_US: "Show the title" }, initial: true }),
  },
  query: { state: saidKey(["sent"]) },
  needs: ({ props, params }) => ({
    asked:
      props.form > 0
        ? need("getForm", { params: { id: props.form } })
        : need("getRegistration", { params: { route: params["route"] ?? "", id: Number(params["id"] ?? 0) } }),
  }),
});
