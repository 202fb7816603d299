import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";

/** The warning that goes with the sale of alcohol, in every page's frame (spec §1). */
export const alcoholMessageDefinition = defineBlock({
  slug: "alcohol-message",
  label: { fr_FR: "Message sur l’alcool", en_US: "Alcohol message" },
  help: { fr_FR: "L’avertissement sanitaire de chaque page.", en_US: "The health warning on every page." },
  group: "frame",
  version: 1,
  mode: "static",
  fields: {},
  needs: () => ({ parameters: need("listParameters") }),
});
