import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** How to reach the estate: the company's parameters (spec §3) and its own addresses (spec §7). */
export const contactDetailsDefinition = defineBlock({
  slug: "contact-details",
  label: { fr_FR: "Coordonnées", en_US: "Contact details" },
  help: {
    fr_FR: "Téléphone, courriel, horaires et adresses, depuis les paramètres.",
    en_US: "Phone, e-mail, hours and addresses, from the parameters.",
  },
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
    text: text({ label: { fr_FR: "Texte", en_US: "Text" }, max: 400, multiline: true }),
    hasHours: toggle({ label: { fr_FR: "Avec les horaires", en_US: "With the hours" }, initial: true }),
    hasAddresses: toggle({ label: { fr_FR: "Avec les adresses", en_US: "With the addresses" }, initial: true }),
  },
  needs: () => ({
    parameters: need("listParameters"),
    places: need("listCompanyAddresses", { query: { page: 1, nbItem: 20 } }),
  }),
});
