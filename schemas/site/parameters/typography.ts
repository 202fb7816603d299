import { number } from "../../fields/number.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

/** How text is set. The fonts themselves belong to the site info (spec §3). */
export const typography: readonly ParameterDefinition[] = [
  defineParameter({
    public: true,
    type: "TEXT_CROPPING",
    kind: "NUMBER",
    group: "typography",
    field: number({
      label: { fr_FR: "Longueur des extraits", en_US: "Excerpt length" },
      help: { fr_FR: "En caractères, dans les listes.", en_US: "In characters, in lists." },
      initial: 120,
      min: 20,
      max: 1000,
      integer: true,
    }),
    effect: { render: true },
  }),
];
