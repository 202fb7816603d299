import { defineBlock } from "#blocks/kit/define-block.ts";
import { select } from "#schemas/fields/select.ts";

const slot = (n: number) => ({ label: { fr_FR: `Colonne ${n}`, en_US: `Column ${n}` } });

/** Two or three columns that stand under each other in a narrow slot. */
export const columnsDefinition = defineBlock({
  slug: "columns",
  label: { fr_FR: "Colonnes", en_US: "Columns" },
  help: {
    fr_FR: "Deux ou trois colonnes, l’une sous l’autre sur un petit écran.",
    en_US: "Two or three columns, one under the other on a small screen.",
  },
  group: "layout",
  version: 1,
  mode: "static",
  fields: {
    ratio: select({
      label: { fr_FR: "Proportions", en_US: "Proportions" },
      options: [
        { value: "halves", label: { fr_FR: "Deux moitiés", en_US: "Two halves" } },
        { value: "wide-narrow", label: { fr_FR: "Large et étroite", en_US: "Wide and narrow" } },
        { value: "narrow-wide", label: { fr_FR: "Étroite et large", en_US: "Narrow and wide" } },
        { value: "thirds", label: { fr_FR: "Trois tiers", en_US: "Three thirds" } },
      ],
    }),
    align: select({
      label: { fr_FR: "Alignement", en_US: "Alignment" },
      options: [
        { value: "start", label: { fr_FR: "En haut", en_US: "Top" } },
        { value: "center", label: { fr_FR: "Au milieu", en_US: "Middle" } },
        { value: "end", label: { fr_FR: "En bas", en_US: "Bottom" } },
      ],
    }),
    gap: select({
      label: { fr_FR: "Écart", en_US: "Gap" },
      options: [
        { value: "normal", label: { fr_FR: "Normal", en_US: "Normal" } },
        { value: "small", label: { fr_FR: "Petit", en_US: "Small" } },
        { value: "large", label: { fr_FR: "Grand", en_US: "Large" } },
      ],
    }),
  },
  slots: { first: slot(1), second: slot(2), third: slot(3) },
});
