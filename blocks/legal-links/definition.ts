import { defineBlock } from "#blocks/kit/define-block.ts";

/** The legal pages in a line: all that stands at the foot of a purchase. */
export const legalLinksDefinition = defineBlock({
  slug: "legal-links",
  label: { fr_FR: "Liens légaux", en_US: "Legal links" },
  help: { fr_FR: "Les pages légales, sur une ligne.", en_US: "The legal pages, in one line." },
  group: "shop",
  part: "footer",
  zone: "private",
  version: 1,
  mode: "static",
  fields: {},
});
