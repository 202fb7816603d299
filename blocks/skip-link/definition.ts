import { defineBlock } from "#blocks/kit/define-block.ts";

/** The first link of the frame: past the bars, to the page itself. Seen only with the focus on it. */
export const skipLinkDefinition = defineBlock({
  slug: "skip-link",
  label: { fr_FR: "Lien d’évitement", en_US: "Skip link" },
  help: { fr_FR: "Mène au contenu sans passer par le menu.", en_US: "Leads to the content, past the menu." },
  group: "frame",
  version: 1,
  mode: "static",
  fields: {},
});
