import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { link } from "#schemas/fields/link.ts";
import { text } from "#schemas/fields/text.ts";

/** A first page's opening without a picture: the estate's name, set large on a quiet ground. */
export const openingDefinition = defineBlock({
  slug: "opening",
  label: { fr_FR: "Ouverture", en_US: "Opening" },
  help: {
    fr_FR: "Le nom du domaine en grand, sans image ; il est le titre de la page.",
    en_US: "The estate’s name in large type, without a picture; it is the page’s title.",
  },
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    text: text({ label: { fr_FR: "Texte", en_US: "Text" }, max: 400, multiline: true }),
    call: link({ label: { fr_FR: "Appel", en_US: "Call" } }),
    secondCall: link({ label: { fr_FR: "Second appel", en_US: "Second call" } }),
  },
  needs: () => ({ parameters: need("listParameters"), site: need("getSiteInfo") }),
});
