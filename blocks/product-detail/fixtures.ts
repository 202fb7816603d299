import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleDeclination, sampleProductDetail } from "#blocks/kit/samples.ts";

import type { productDetailDefinition } from "./definition.ts";

export const productDetailFixtures: readonly BlockFixture<typeof productDetailDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {},
    data: {
      product: sampleProductDetail({
        declinations: [
          sampleDeclination(),
          sampleDeclination({ id: 12, year: 2021, capacity: 1.5, capacityUnit: "LITER", price: 32 }),
          sampleDeclination({ id: 13, year: null, capacity: 37.5, price: 8.4 }),
        ],
      }),
    },
  },
  {
    name: "long text",
    locale: "en_US",
    props: {},
    data: {
      product: sampleProductDetail({
        name: "The wine of the old terraces behind the tower",
        kind: "ORANGE",
        summary: "A red of black fruit and garrigue, raised for twelve months in large oak casks. ".repeat(3),
        text: "<p>Six parcels in terraces, harvested by hand in the early hours of the day.</p>".repeat(8),
        image: null,
      }),
    },
  },
  {
    name: "without forms",
    locale: "fr_FR",
    props: {},
    data: { product: sampleProductDetail({ declinations: [], text: "", summary: "", kind: "" }) },
  },
  { name: "no data", locale: "fr_FR", props: {}, data: { product: null } },
];
