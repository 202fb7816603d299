import { defineBlock } from "#blocks/kit/define-block.ts";

/** The notice on alcohol and minors that the law wants at full width of the home page and where alcohol is paid for. */
export const minorsNoticeDefinition = defineBlock({
  slug: "minors-notice",
  label: { fr_FR: "Vente interdite aux mineurs", en_US: "No sale to minors" },
  help: {
    fr_FR: "La mention obligatoire, sur toute la largeur.",
    en_US: "The notice that the law wants, at full width.",
  },
  group: "shop",
  version: 1,
  mode: "static",
  fields: {},
});
