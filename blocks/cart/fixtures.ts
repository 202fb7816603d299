import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters, samplePicture } from "#blocks/kit/samples.ts";
import type { Cart, CartProduct } from "#schemas/content/cart.ts";

import type { cartDefinition } from "./definition.ts";

const line: CartProduct = {
  id: 1,
  quantity: 6,
  type: "WINE",
  idProduct: 1,
  idDeclination: 11,
  name: "Les Terrasses",
  kind: "RED",
  year: 2022,
  url: "/wines/les-terrasses/1",
  image: samplePicture({ id: 2, path: "bottles/les-terrasses.png", alt: "", width: 320, height: 1200 }),
  isDematerialized: false,
  hasShippingFees: true,
  capacity: 75,
  capacityUnit: "CENTILITRE",
  sellByMultipleOf: 1,
  reference: "TER22",
  isShippingFree: false,
  setQuantity: false,
  left: 0,
  isSold: true,
  unitPrice: 14.5,
  unitPriceToPay: 14.5,
  total: 87,
  totalToPay: 87,
};

const cart: Cart = {
  id: "AAAAAAAAAAAAAAAAAAAAAA",
  type: "MAIN_CART",
  discountCode: "",
  isCodeApplied: false,
  products: [line],
  totalProduct: 87,
  totalProductToPay: 87,
  discount: 0,
  bottles: 6,
};

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
];
