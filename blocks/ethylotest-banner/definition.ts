import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { link } from "#schemas/fields/link.ts";

/** Reminds those who drive to test themselves; whoever sells alcohol in France offers breathalysers. */
export const ethylotestBannerDefinition = defineBlock({
  slug: "ethylotest-banner",
  label: { fr_FR: "Bandeau éthylotest", en_US: "Breathalyser banner" },
  help: { fr_FR: "Visible si son réglage est actif.", en_US: "Shows when its setting is on." },
  group: "frame",
  version: 1,
  mode: "static",
  fields: {
    link: link({
      label: { fr_FR: "Lien", en_US: "Link" },
      help: {
        fr_FR: "Par exemple vers l’éthylotest vendu par le domaine.",
        en_US: "Such as to a breathalyser for sale.",
      },
    }),
  },
  needs: () => ({ parameters: need("listParameters") }),
});
