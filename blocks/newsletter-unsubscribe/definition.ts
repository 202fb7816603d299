import { defineBlock } from "#blocks/kit/define-block.ts";
import { choiceKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** Ends a subscription to the newsletter, for who comes by the link of a letter (commerce §3.7). */
export const newsletterUnsubscribeDefinition = defineBlock({
  slug: "newsletter-unsubscribe",
  label: { fr_FR: "Désinscription", en_US: "Unsubscribing" },
  help: { fr_FR: "Le bouton qui met fin à l’inscription à la lettre.", en_US: "The button that ends a subscription." },
  group: "text",
  zone: "private",
  version: 1,
  mode: "static",
  fields: {
    title: titleField({ fr_FR: "Ne plus recevoir la lettre", en_US: "Stop receiving the letter" }),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
  },
  // Whether the browser came by a link is a cookie's to know; this only says which page to show.
  query: { link: { ...choiceKey(["held", "gone", "done"]), isShared: true } },
});
