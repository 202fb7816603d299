import { defineBlock } from "#blocks/kit/define-block.ts";

/** What a failed page says (spec §2); the failure is the page's subject. */
export const errorMessageDefinition = defineBlock({
  slug: "error-message",
  label: { fr_FR: "Message d’erreur", en_US: "Error message" },
  help: { fr_FR: "Dit ce qui a manqué, et mène à l’accueil.", en_US: "Says what was missing and leads home." },
  group: "frame",
  version: 1,
  mode: "static",
  fields: {},
  readsSubject: true,
});
