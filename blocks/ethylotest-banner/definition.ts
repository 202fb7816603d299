import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { link } from "#schemas/fields/link.ts";

/** Reminds those who drive of the breathalyser; shown when its parameter is on (spec §3). */
export const ethylotestBannerDefinition = defineBlock({
  slug: "ethylotest-banner",
  label: { fr_FR: "Bandeau éthylotest", en_US: "Breathalyser banner" },
  help: { fr_FR: "Le rappel à ceux qui conduisent.", en_US: "The reminder to those who drive." },
  group: "frame",
  version: 1,
  mode: "static",
  fields: {
    call: link({ label: { fr_FR: "Lien", en_US: "Link" } }),
  },
  needs: () => ({ parameters: need("listParameters") }),
});
