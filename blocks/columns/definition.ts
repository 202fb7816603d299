import { defineBlock } from "#blocks/kit/define-block.ts";
import { select } from "#schemas/fields/select.ts";

interface Look {
  readonly ratio: keyof typeof parts;
  readonly gap: keyof typeof gaps;
}

/** The parts and gaps of the style sheet. */
const parts = {
  halves: [1 / 2, 1 / 2],
  "wide-narrow": [7 / 12, 5 / 12],
  "narrow-wide": [5 / 12, 7 / 12],
  thirds: [1 / 3],
};
const gaps = { normal: [2, 5, 5], small: [1, 2, 1.75], large: [2.5, 8, 8] } as const;

const slot = (n: number) => ({
  label: { fr_FR: `Colonne ${n}`, en_US: `Column ${n}` },
  share: ({ ratio, gap }: Look) => {
    const part = parts[ratio][n - 1] ?? 1 / 3;
    return { columns: [{ from: 42, part, gaps: ratio === "thirds" ? 2 : 1, gap: gaps[gap] }] };
  },
});

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
