import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { text } from "#schemas/fields/text.ts";

/** The blog's outermost folders, to lead to them from anywhere. */
export const blogFoldersDefinition = defineBlock({
  slug: "blog-folders",
  label: { fr_FR: "Dossiers du blog", en_US: "Blog folders" },
  help: { fr_FR: "Les dossiers du blog, avec leur image.", en_US: "The blog’s folders, with their pictures." },
  group: "lists",
  version: 1,
  mode: "static",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
  },
  needs: () => ({ root: need("getBlogRoot"), parameters: need("listParameters") }),
});
