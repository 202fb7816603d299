import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { select } from "#schemas/fields/select.ts";

/** Where else the estate can be found, from the site's parameters (spec §3). */
export const socialLinksDefinition = defineBlock({
  slug: "social-links",
  label: { fr_FR: "Réseaux sociaux", en_US: "Social links" },
  help: { fr_FR: "Les adresses des paramètres du site.", en_US: "The addresses of the site’s parameters." },
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    title: titleField(),
    align: select({
      label: { fr_FR: "Alignement", en_US: "Alignment" },
      options: [
        { value: "start", label: { fr_FR: "À gauche", en_US: "Left" } },
        { value: "center", label: { fr_FR: "Au centre", en_US: "Center" } },
      ],
    }),
  },
  needs: () => ({ parameters: need("listParameters") }),
});
