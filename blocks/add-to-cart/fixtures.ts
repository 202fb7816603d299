import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleDeclination, sampleParameters, sampleProductDetail, sampleSite } from "#blocks/kit/samples.ts";

import type { addToCartDefinition } from "./definition.ts";

type Fixture = BlockFixture<typeof addToCartDefinition>;

const props = { product: null };
const data = {
  product: sampleProductDetail(),
  parameters: sampleParameters({ SHOW_PRICES: "true" }),
  site: sampleSite(),
};
const gone = sampleDeclination({ setQuantity: true, quantity: 0 });
const half = sampleDeclination({
  id: 13,
  year: 2021,
  capacity: 37.5,
  price: 8.4,
  sellByMultipleOf: 6,
  setQuantity: true,
  quantity: 20,
});
const several = sampleProductDetail({ declinations: [sampleDeclination(), half] });

export const addToCartFixtures: readonly Fixture[] = [
  { name: "one form", locale: "fr_FR", props, data },
  {
    name: "one of several forms, by multiples, refused",
    locale: "en_US",
    props,
    data: { ...data, product: several },
    page: { type: "wine-declination", path: "/en_US/wines/les-terrasses/1/detail/13" },
    query: { state: "left-20_13" },
  },
  {
    name: "of all forms, added",
    locale: "fr_FR",
    props,
    data: { ...data, product: several },
    query: { state: "added_11" },
  },
  {
    name: "sold out",
    locale: "fr_FR",
    props,
    data: { ...data, product: sampleProductDetail({ declinations: [gone] }) },
  },
  {
    name: "without prices",
    locale: "en_US",
    props,
    data: { ...data, parameters: sampleParameters({ SHOW_PRICES: "false" }) },
  },
  {
    name: "of three forms, one sold out",
    locale: "fr_FR",
    props,
    data: {
      ...data,
      product: sampleProductDetail({ declinations: [sampleDeclination(), half, { ...gone, id: 14, year: 2019 }] }),
    },
  },
  {
    name: "made for its buyer",
    locale: "fr_FR",
    props,
    data: {
      ...data,
      product: sampleProductDetail({ customization: "REQUIRED", declinations: [sampleDeclination(), half] }),
    },
  },
  {
    name: "made for its buyer on request",
    locale: "en_US",
    props,
    data: { ...data, product: sampleProductDetail({ customization: "OPTIONAL" }) },
  },
  { name: "no shop", locale: "fr_FR", props, data: { ...data, site: sampleSite({ isECommerce: false }) } },
  { name: "no product", locale: "fr_FR", props, data: { ...data, product: null } },
];
