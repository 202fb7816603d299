import { defineBlock } from "#blocks/kit/define-block.ts";
import { choiceKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** Confirms a subscription to the newsletter, for who comes by the link of the mail (commerce §3.7). */
export const newsletterConfirmDefinition = defineBlock({
  slug: "newsletter-confirm",
  label: { fr_FR: "Inscription à confirmer", en_US: "Subscription to confirm" },
  help: {
    fr_FR: "Le bouton qui confirme l’inscription à la lettre.",
    en_US: "The button that confirms a subscription.",
  },
  group: "text",
  zone: "private",
  version: 1,
  mode: "static",
  fields: {
    title: titleField({ fr_FR: "Confirmer votre inscription", en_US: "Confirm your subscription" }),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
  },
  // Whether the browser came by a link is a cookie's to know; this only says which page to show.
  query: { link: { ...choiceKey(["held", "gone", "done"]), isShared: true } },
});
