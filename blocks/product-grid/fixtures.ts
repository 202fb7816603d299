import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleDeclination, samplePicture, sampleProduct } from "#blocks/kit/samples.ts";

import type { productGridDefinition } from "./definition.ts";

const props = {
  eyebrow: "",
  title: "",
  isPageTitle: false,
  type: "WINE",
  tag: "",
  nbItem: 100,
  hasFilters: true,
  themes: [],
} as const;

const magnum = sampleProduct({
  id: 2,
  slug: "la-centenaire",
  name: "La Centenaire",
  price: 68,
  image: samplePicture({ id: 3, path: "bottles/la-centenaire.png", alt: "", width: 420, height: 1500 }),
  declinations: [
    sampleDeclination({ id: 21, year: 2019, capacity: 1.5, capacityUnit: "LITER", price: 140 }),
    sampleDeclination({ id: 22, year: 2020, price: 68 }),
  ],
  url: "/wines/la-centenaire/2",
});

export const productGridFixtures: readonly BlockFixture<typeof productGridDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { ...props, eyebrow: "La cave", title: "Nos cuvées", isPageTitle: true },
    data: {
      list: { products: [sampleProduct(), magnum, sampleProduct({ id: 3, image: null })], total: 3 },
      parameters: null,
      site: null,
    },
  },
  {
    name: "narrowed, long text, second page",
    locale: "en_US",
    props: { ...props, nbItem: 1, themes: [{ tag: "organic", name: "Organic" }] },
    data: {
      list: {
        products: [
          sampleProduct({ name: "The wine of the old terraces behind the tower", url: "/en_US/wines/les-terrasses/1" }),
        ],
        total: 30,
      },
      parameters: null,
      site: null,
    },
    query: { kind: "RED", search: "garrigue", tag: "organic", page: "2", size: "12" },
  },
  {
    name: "nothing found",
    locale: "fr_FR",
    props,
    data: { list: { products: [], total: 0 }, parameters: null, site: null },
    query: { search: "champagne" },
  },
  {
    name: "no data",
    locale: "fr_FR",
    props: { ...props, title: "Nos cuvées" },
    data: { list: null, parameters: null, site: null },
  },
  {
    name: "no data, a selection",
    locale: "fr_FR",
    props: { ...props, hasFilters: false },
    data: { list: null, parameters: null, site: null },
  },
  {
    name: "sold out",
    locale: "fr_FR",
    props: { ...props, hasFilters: false },
    data: {
      list: {
        products: [sampleProduct({ declinations: [sampleDeclination({ setQuantity: true, quantity: 0 })] })],
        total: 1,
      },
      parameters: null,
      site: null,
    },
  },
];
