import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { number } from "#schemas/fields/number.ts";
import { text } from "#schemas/fields/text.ts";

/** What visitors wrote elsewhere, from the reviews service (spec §7). */
export const reviewsDefinition = defineBlock({
  slug: "reviews",
  label: { fr_FR: "Avis", en_US: "Reviews" },
  help: { fr_FR: "Les derniers avis du service d’avis.", en_US: "The latest reviews of the reviews service." },
  group: "lists",
  version: 1,
  mode: "static",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    from: text({
      localized: false,
      max: 64,
      initial: "estate",
      label: { fr_FR: "Source", en_US: "Source" },
      help: {
        fr_FR: "Le nom que le service donne au domaine.",
        en_US: "The name that the service knows the estate by.",
      },
    }),
    nbItem: number({
      label: { fr_FR: "Avis montrés", en_US: "Reviews shown" },
      min: 1,
      max: 12,
      integer: true,
      initial: 3,
    }),
  },
  needs: ({ props }) => ({ reviews: need("listReviews", { query: { from: props.from, nbItem: props.nbItem } }) }),
});
