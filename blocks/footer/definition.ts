import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { image } from "#schemas/fields/image.ts";
import { text } from "#schemas/fields/text.ts";

/** The foot of every page: the estate, its links and its marks, from lists of 100 (spec §7, §9). */
export const footerDefinition = defineBlock({
  slug: "footer",
  label: { fr_FR: "Pied de page", en_US: "Footer" },
  help: {
    fr_FR: "Coordonnées, horaires, liens et partenaires.",
    en_US: "How to find the estate, its hours, links and partners.",
  },
  group: "frame",
  part: "footer",
  version: 1,
  mode: "static",
  fields: {
    logo: image({ label: { fr_FR: "Logo", en_US: "Logo" }, speaks: false }),
    text: text({ label: { fr_FR: "Phrase", en_US: "Sentence" }, max: 300, multiline: true }),
  },
  slots: {
    letter: { label: { fr_FR: "Lettre d’information", en_US: "Newsletter" }, accepts: ["newsletter-form"], max: 1 },
  },
  needs: () => ({
    logos: need("listElements", { params: { route: "logo-footer" }, query: { page: 1, nbItem: 100 } }),
    links: need("listElements", { params: { route: "link-footer" }, query: { page: 1, nbItem: 100 } }),
    parameters: need("listParameters"),
    siteLogos: need("listLogos"),
    site: need("getSiteInfo"),
  }),
});
