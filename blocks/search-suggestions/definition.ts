import { defineBlock } from "#blocks/kit/define-block.ts";

/** Proposes what begins like the words being typed into any search field; unseen in the frame until then. */
export const searchSuggestionsDefinition = defineBlock({
  slug: "search-suggestions",
  label: { fr_FR: "Suggestions de recherche", en_US: "Search suggestions" },
  help: { fr_FR: "Sous les champs de recherche du site.", en_US: "Below the site’s search fields." },
  group: "frame",
  version: 1,
  mode: "island",
  starts: "interaction",
  fields: {},
});
