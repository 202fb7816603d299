import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleDeclination, sampleParameters, sampleProduct, sampleSite } from "#blocks/kit/samples.ts";

import type { recommendedProductsDefinition } from "./definition.ts";

const props = { eyebrow: "", title: "À découvrir aussi", product: null, nbItem: 2 };

const soldOut = sampleProduct({
  id: 2,
  name: "La Centenaire",
  declinations: [sampleDeclination({ setQuantity: true, quantity: 0 })],
});

export const recommendedProductsFixtures: readonly BlockFixture<typeof recommendedProductsDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { ...props, eyebrow: "De la même cave" },
    data: {
      list: { products: [sampleProduct(), soldOut, sampleProduct({ id: 3, name: "Aubade" })] },
      parameters: null,
      site: sampleSite(),
    },
  },
  {
    name: "without title, prices and what is sold out",
    locale: "en_US",
    props: { ...props, title: "" },
    data: {
      list: { products: [sampleProduct(), soldOut] },
      parameters: sampleParameters({ SHOW_PRICES: "false", STOCK_HIDE_SOLD_OUT: "true" }),
      site: null,
    },
  },
  { name: "empty", locale: "fr_FR", props, data: { list: { products: [] }, parameters: null, site: null } },
  { name: "no data", locale: "fr_FR", props, data: { list: null, parameters: null, site: null } },
];
