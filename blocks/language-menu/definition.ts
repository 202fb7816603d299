import { defineBlock } from "#blocks/kit/define-block.ts";
import { select } from "#schemas/fields/select.ts";

/** The same page in the site's languages. */
export const languageMenuDefinition = defineBlock({
  slug: "language-menu",
  label: { fr_FR: "Langues", en_US: "Languages" },
  help: { fr_FR: "La même page dans les autres langues.", en_US: "The same page in the other languages." },
  group: "frame",
  version: 1,
  mode: "static",
  readsPage: "with-asked",
  fields: {
    form: select({
      label: { fr_FR: "Forme", en_US: "Form" },
      options: [
        { value: "names", label: { fr_FR: "Noms des langues", en_US: "Language names" } },
        { value: "codes", label: { fr_FR: "Codes", en_US: "Codes" } },
        { value: "small-screen", label: { fr_FR: "Petits écrans seulement", en_US: "Small screens only" } },
      ],
    }),
  },
});
