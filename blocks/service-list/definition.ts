import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** What the estate does for its guests: one page of 100 (spec §9), all of it or what has some tags. */
export const serviceListDefinition = defineBlock({
  slug: "service-list",
  label: { fr_FR: "Services", en_US: "Services" },
  help: { fr_FR: "Les services du domaine, par thème si on veut.", en_US: "The estate’s services, by tag if wished." },
  group: "lists",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
    tags: text({
      localized: false,
      max: 200,
      label: { fr_FR: "Thèmes", en_US: "Tags" },
      help: {
        fr_FR: "Séparés par des virgules ; vide : tous les services.",
        en_US: "Separated by commas; empty: every service.",
      },
    }),
    layout: select({
      label: { fr_FR: "Disposition", en_US: "Layout" },
      options: [
        { value: "grid", label: { fr_FR: "Grille", en_US: "Grid" } },
        { value: "rows", label: { fr_FR: "Lignes", en_US: "Rows" } },
      ],
    }),
  },
  needs({ props }) {
    const tag = props.tags
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .join(",");
    return {
      list: need("listServices", { query: { page: 1, nbItem: 100, ...(tag === "" ? {} : { tag }) } }),
      parameters: need("listParameters"),
    };
  },
});
