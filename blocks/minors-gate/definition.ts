import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";

/**
 * Asks for the age before the site can be used, where its parameter says so (spec §3, minors blocking). The
 * boot script opens it once per session; the page's content stays in the document for those who only read it.
 */
export const minorsGateDefinition = defineBlock({
  slug: "minors-gate",
  label: { fr_FR: "Contrôle de l’âge", en_US: "Age gate" },
  help: {
    fr_FR: "Demande si l’on est majeur, si son réglage est actif.",
    en_US: "Asks for the age when its setting is on.",
  },
  group: "frame",
  version: 1,
  mode: "static",
  fields: {},
  needs: () => ({ parameters: need("listParameters") }),
});
