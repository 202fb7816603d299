import { customizedLine, sampleCart as cart, sampleLine as line } from "#blocks/kit/checkout-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";
import type { Cart } from "#schemas/content/cart.ts";

import type { cartDefinition } from "./definition.ts";

const longName = "Cuvée de la dernière vendange des parcelles hautes de La Centenaire, élevée trois hivers en foudre";
const many: Cart = {
  ...cart,
  discountCode: "AUTOMNE",
  isCodeApplied: true,
  products: [
    { ...line, totalToPay: 78.3 },
    {
      ...line,
      id: 2,
      idDeclination: 12,
      name: longName,
      sellByMultipleOf: 6,
      quantity: 12,
      setQuantity: true,
      left: 6,
    },
    { ...line, id: 3, idDeclination: 14, name: "Rosé d’un été", isSold: false, image: null, total: 0, totalToPay: 0 },
  ],
  totalProduct: 261,
  totalProductToPay: 252.3,
  discount: 8.7,
  bottles: 18,
};

const page = { type: "cart", zone: "private" } as const;
const parameters = sampleParameters({ SHOW_PRICES: "true" });
const props = { title: "Votre panier" };

type Fixture = BlockFixture<typeof cartDefinition>;

export const cartFixtures: readonly Fixture[] = [
  { name: "one line", locale: "fr_FR", props, data: { cart, parameters, wines: null }, page },
  {
    name: "a code, a long name, too little left, no longer sold, a refused quantity",
    locale: "en_US",
    props: { title: "Your cart" },
    data: { cart: many, parameters, wines: null },
    page,
    query: { state: "multipleOfBottles-6_2" },
  },
  {
    name: "a code that waits, free delivery",
    locale: "fr_FR",
    props,
    data: { cart: { ...cart, bottles: 48, discountCode: "NOEL" }, parameters, wines: null },
    page,
  },
  {
    name: "a refused code, one bottle",
    locale: "fr_FR",
    props,
    data: { cart: { ...cart, bottles: 1 }, parameters, wines: null },
    page,
    query: { state: "code" },
  },
  { name: "empty", locale: "fr_FR", props, data: { cart: { ...cart, products: [] }, parameters, wines: null }, page },
  {
    name: "none yet",
    locale: "en_US",
    props: { title: "Your cart" },
    data: { cart: null, parameters: null, wines: null },
    page,
  },
  { name: "on a public page", locale: "fr_FR", props, data: { cart: null, parameters, wines: null } },
  {
    name: "emptied in another window",
    locale: "fr_FR",
    props,
    data: { cart: { ...cart, products: [] }, parameters, wines: null },
    page,
    query: { changed: "elsewhere" },
  },
  {
    name: "made for its buyer",
    locale: "fr_FR",
    props,
    data: { cart: { ...cart, products: [customizedLine, line] }, parameters, wines: null },
    page,
  },
];
