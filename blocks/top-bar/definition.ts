import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { text } from "#schemas/fields/text.ts";

/** A thin bar above the menu: a sentence, the phone, the e-mail address. */
export const topBarDefinition = defineBlock({
  slug: "top-bar",
  label: { fr_FR: "Bandeau supérieur", en_US: "Top bar" },
  help: { fr_FR: "Une phrase et les coordonnées.", en_US: "A sentence and how to reach the estate." },
  group: "frame",
  part: "header",
  version: 1,
  mode: "static",
  fields: { text: text({ label: { fr_FR: "Texte", en_US: "Text" }, max: 160 }) },
  slots: { end: { label: { fr_FR: "À droite", en_US: "At the end" }, accepts: ["language-menu"], max: 1 } },
  needs: () => ({ parameters: need("listParameters") }),
});
