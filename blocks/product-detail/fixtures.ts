import type { BlockFixture } from "#blocks/kit/fixture.ts";
import {
  sampleAward,
  sampleDeclination,
  sampleParameters,
  samplePicture,
  sampleProductDetail,
} from "#blocks/kit/samples.ts";

import type { productDetailDefinition } from "./definition.ts";

const magnum = sampleDeclination({
  id: 12,
  year: 2021,
  capacity: 1.5,
  capacityUnit: "LITER",
  price: 32,
  image: samplePicture({
    id: 9,
    path: "bottles/les-terrasses-magnum.png",
    alt: "Magnum 2021",
    width: 420,
    height: 1500,
  }),
  variations: [{ idVariation: 1, id: 2, label: "Magnum" }],
  alcohol: 12,
  features: [
    { label: "Mise en bouteille", value: "avril 2024" },
    { label: "Bouteilles", value: "240 magnums" },
  ],
});

const half = sampleDeclination({
  id: 13,
  year: null,
  capacity: 37.5,
  price: 8.4,
  priceBefore: 8.4,
  finalPrice: 7.56,
  discount: { id: 1, type: "PERCENT", amount: 10, detailType: "PRODUCT" },
  sellByMultipleOf: 6,
  setQuantity: true,
  quantity: 4,
});

const wine = sampleProductDetail({
  backImage: samplePicture({
    id: 8,
    path: "back-les-terrasses.webp",
    alt: "La contre-étiquette",
    width: 840,
    height: 1080,
  }),
  declinations: [sampleDeclination(), magnum, half],
  awards: [sampleAward(), sampleAward({ id: 2, vintage: 2022, title: "", score: "92/100", issuer: "Le Guide" })],
  decreasingDiscounts: [
    { id: 2, fromQuantity: 12, type: "EURO", amount: 0.8 },
    { id: 1, fromQuantity: 6, type: "PERCENT", amount: 5 },
  ],
});

const bottle = sampleDeclination({
  year: 2021,
  features: [
    { label: "Mise en bouteille", value: "avril 2024" },
    { label: "Bouteilles", value: "5 400 bouteilles" },
  ],
});

const shown = sampleParameters({
  SHOW_GRAPE_VARIETIES: "true",
  SHOW_DISCOUNT_PERCENTAGE: "true",
  STOCK_SHOW_REMAINING: "true",
});

const soldOut = sampleDeclination({ setQuantity: true, quantity: 0 });

const byTheCase = { decreasingDiscounts: [{ id: 1, fromQuantity: 6, type: "PERCENT" as const, amount: 4 }] };

export const productDetailFixtures: readonly BlockFixture<typeof productDetailDefinition>[] = [
  { name: "filled", locale: "fr_FR", props: {}, data: { product: wine, parameters: shown } },
  {
    name: "long text, sold out, quiet parameters",
    locale: "en_US",
    props: {},
    data: {
      product: sampleProductDetail({
        name: "The wine of the old terraces behind the tower",
        kind: "ORANGE",
        summary: "A red of black fruit and garrigue, raised for twelve months in large oak casks. ".repeat(3),
        text: "<p>Six parcels in terraces, harvested by hand in the early hours of the day.</p>".repeat(8),
        image: null,
        declinations: [sampleDeclination({ setQuantity: true, quantity: 0 })],
        url: "/en_US/wines/les-terrasses/1",
      }),
      parameters: sampleParameters({ SHOW_PRICES: "false", SHOW_NUTRITIONAL_TABLE: "false" }),
    },
  },
  {
    name: "without forms",
    locale: "fr_FR",
    props: {},
    data: {
      product: sampleProductDetail({
        declinations: [],
        text: "",
        summary: "",
        kind: "",
        nutrition: null,
        ingredients: "",
        allergens: "",
      }),
      parameters: null,
    },
  },
  { name: "no data", locale: "fr_FR", props: {}, data: { product: null, parameters: null } },
  {
    name: "one year",
    locale: "fr_FR",
    props: {},
    data: { product: wine, parameters: null },
    page: { type: "wine-year", path: "/wines/les-terrasses/1/2021" },
  },
  {
    name: "one form",
    locale: "en_US",
    props: {},
    data: { product: wine, parameters: null },
    page: { type: "wine-declination", path: "/wines/les-terrasses/1/detail/12" },
  },
  {
    name: "a box, cheaper by the dozen",
    locale: "fr_FR",
    props: {},
    data: {
      product: sampleProductDetail({
        type: { type: "BOX" },
        kind: "",
        declinations: [sampleDeclination({ id: 31, year: null, capacity: 0, price: 49 })],
        decreasingDiscounts: [{ id: 1, fromQuantity: 12, type: "PERCENT", amount: 10 }],
        box: {
          idProduct: 9,
          price: 49,
          quantity: 3,
          setQuantity: true,
          items: [
            {
              quantity: 2,
              idProduct: 1,
              idDeclination: 11,
              name: "Les Terrasses",
              year: 2022,
              capacity: 75,
              capacityUnit: "CENTILITRE",
              kind: "RED",
              url: "/wines/les-terrasses/1",
              image: samplePicture({ id: 2, path: "bottles/les-terrasses.png", alt: "", width: 320, height: 1200 }),
            },
          ],
        },
      }),
      parameters: null,
    },
  },
  {
    name: "sold out",
    locale: "fr_FR",
    props: {},
    data: { product: sampleProductDetail({ declinations: [soldOut], ...byTheCase }), parameters: null },
  },
  {
    name: "one form of two sold out",
    locale: "fr_FR",
    props: {},
    data: { product: sampleProductDetail({ declinations: [soldOut, magnum], ...byTheCase }), parameters: null },
  },
  {
    name: "one year in two forms",
    locale: "fr_FR",
    props: {},
    data: { product: sampleProductDetail({ declinations: [sampleDeclination(), bottle, magnum] }), parameters: null },
    page: { type: "wine-year", path: "/wines/les-terrasses/1/2021" },
  },
  {
    name: "without vintage",
    locale: "fr_FR",
    props: {},
    data: {
      product: sampleProductDetail({
        declinations: [sampleDeclination({ year: null }), half],
        keeping: { min: 0, max: 5 },
        vintages: [],
      }),
      parameters: null,
    },
  },
];
