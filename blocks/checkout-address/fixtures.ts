import { placedCheckout, sampleCart, sampleCheckout } from "#blocks/kit/checkout-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { UserAddress } from "#schemas/content/user-address.ts";

import type { checkoutAddressDefinition } from "./definition.ts";

const session = { logged: false };
const { idCountry: _, ...lines } = placedCheckout.address;
const kept: UserAddress = { id: 4, type: [], ...lines, country: { id: 250, alphaTwo: "FR", name: "France" } };
const long = "Rue de la Petite-Maison-au-Bout-du-Chemin-des-Vignes-de-La-Centenaire";

export const checkoutAddressFixtures: readonly BlockFixture<typeof checkoutAddressDefinition>[] = [
  {
    name: "a guest begins",
    locale: "fr_FR",
    props: { title: "Vos coordonnées" },
    data: { cart: sampleCart, checkout: sampleCheckout, session, addresses: null },
  },
  {
    name: "a customer takes an address of theirs",
    locale: "fr_FR",
    props: { title: "Vos coordonnées" },
    data: {
      cart: sampleCart,
      checkout: placedCheckout,
      session: { logged: true },
      addresses: [kept, { ...kept, id: 5, city: "Nolay" }],
    },
  },
  {
    name: "a bill that goes elsewhere, a refused form, a discount",
    locale: "en_US",
    props: { title: "Your details" },
    data: {
      cart: { ...sampleCart, discountCode: "AUTOMNE", isCodeApplied: true },
      checkout: {
        ...placedCheckout,
        billing: { ...placedCheckout.address, address: long },
        discount: 8.7,
        shippingFees: 0,
      },
      session: { logged: true },
      addresses: [],
    },
    said: {
      form: "address",
      values: { email: "claire@", hasBilling: "true" },
      errors: { email: "doesn’t look like an e-mail address", "billing.city": "is needed" },
      message: "",
    },
  },
  {
    name: "on a public page",
    locale: "fr_FR",
    props: { title: "Vos coordonnées" },
    data: { cart: null, checkout: null, session: null, addresses: null },
  },
];
