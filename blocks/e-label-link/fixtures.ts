import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { eLabelLinkDefinition } from "./definition.ts";

const props = { title: "Ingrédients et nutrition par millésime", product: null };
const label = { idDeclination: 4, year: 2024, capacity: 75, capacityUnit: "CENTILITRE", url: "/e-label/4" } as const;
const magnum = { idDeclination: 5, year: 2024, capacity: 1.5, capacityUnit: "LITER", url: "/e-label/5" } as const;

export const eLabelLinkFixtures: readonly BlockFixture<typeof eLabelLinkDefinition>[] = [
  { name: "two sizes", locale: "fr_FR", props, data: { labels: [label, magnum] } },
  {
    name: "without a vintage",
    locale: "en_US",
    props: { ...props, title: "Ingredients and nutrition by vintage" },
    data: { labels: [{ ...label, year: null }] },
  },
  { name: "none", locale: "fr_FR", props, data: { labels: [] } },
  { name: "no shop", locale: "fr_FR", props, data: { labels: null } },
];
