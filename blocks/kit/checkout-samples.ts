import type { Cart, CartProduct } from "#schemas/content/cart.ts";
import type { Checkout, CheckoutPlaces } from "#schemas/content/checkout.ts";
import type { ShippingOption } from "#schemas/content/shipping.ts";
import type { FormSaid } from "#schemas/contract/form-said.ts";
import { anAddress } from "#schemas/contract/calls/an-address.ts";

import { sampleLineAnswers } from "./customization-samples.ts";
import { samplePicture } from "./samples.ts";

/** A line of it: six of one wine. */
export const sampleLine: CartProduct = {
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
  customizations: [],
  customizationPrice: 0,
  isExcludedFromWithdrawal: false,
};

/** A line that is made for its buyer. */
export const customizedLine: CartProduct = {
  ...sampleLine,
  ...{ id: 9, idDeclination: 90, quantity: 2, capacity: 1.5, capacityUnit: "LITER", reference: "TER22M" },
  ...{ unitPrice: 79.89, unitPriceToPay: 79.89, total: 159.78, totalToPay: 159.78 },
  ...{ customizations: sampleLineAnswers, customizationPrice: 39.99, isExcludedFromWithdrawal: true },
};

/** A cart on its way to an order, for fixtures. */
export const sampleCart: Cart = {
  id: "AAAAAAAAAAAAAAAAAAAAAA",
  type: "MAIN_CART",
  discountCode: "",
  isCodeApplied: false,
  products: [sampleLine],
  totalProduct: 87,
  totalProductToPay: 87,
  discount: 0,
  bottles: 6,
};

const home: ShippingOption = {
  id: 1,
  name: "À domicile",
  price: 12.9,
  fdp: 12.9,
  deliveryType: "DELIVERY",
  siteType: "",
  serviceCode: "HOME",
};

/** A purchase before anything was typed, for fixtures. */
export const sampleCheckout: Checkout = {
  email: "",
  phone: "",
  address: {
    firstname: "",
    lastname: "",
    address: "",
    addressPart2: "",
    postalCode: "",
    city: "",
    idCountry: 250,
  },
  billing: null,
  delivery: null,
  message: "",
  problems: [],
  step: "address",
  countries: [
    { id: 250, alphaTwo: "FR", alphaThree: "FRA", numCode: "250", name: "France" },
    { id: 56, alphaTwo: "BE", alphaThree: "BEL", numCode: "056", name: "Belgique" },
  ],
  isCarried: true,
  options: [],
  refusal: "",
  subtotal: 87,
  discount: 0,
  shippingFees: null,
  total: 87,
  vat: [{ rate: 2000, total: 87, vat: 14.5 }],
};

/** The same with an address that is served, for fixtures. */
export const placedCheckout: Checkout = {
  ...sampleCheckout,
  email: "claire@example.org",
  phone: "06 12 34 56 78",
  address: anAddress,
  step: "shipping",
  options: [
    home,
    { ...home, id: 2, name: "Point relais", price: 8, fdp: 8, deliveryType: "PICKUP", serviceCode: "SHOP" },
  ],
};

/** Where it can be fetched, for fixtures. */
export const samplePlaces: CheckoutPlaces = {
  accessPoints: [
    {
      id: "R1",
      name: "Tabac de la Halle",
      addLine1: "2 place de la Halle",
      zipCode: "21200",
      city: "Beaune",
      country: "FR",
      position: { latitude: 47.0241, longitude: 4.8389 },
      icon: "shop",
    },
  ],
  refusal: "",
  places: [
    {
      id: 1,
      name: "Le caveau",
      address: "1 chemin des Vignes",
      postalCode: "21190",
      city: "Saint-Romain",
      days: [
        { date: "2026-11-28", schedules: [{ id: 4, from: "10:00", to: "12:00", remaining: 3 }] },
        {
          date: "2026-12-01",
          schedules: [
            { id: 5, from: "10:00", to: "12:00", remaining: 1 },
            { id: 6, from: "14:00", to: "18:00", remaining: 5 },
          ],
        },
      ],
      fullDays: ["2026-11-30"],
    },
  ],
};

/** What a block is given of a purchase on a page of its customer, for fixtures; left out: the samples above. */
export function givenPurchase(checkout: Checkout = placedCheckout, places: CheckoutPlaces = samplePlaces) {
  return { data: { checkout, places }, page: { type: "cart", zone: "private" } } as const;
}

/** What a block is told whose form was sent with nothing chosen, for fixtures. */
export function noneChosen(form: string, field: string): FormSaid {
  return { form, values: {}, errors: { [field]: "is still to be chosen" }, message: "" };
}
