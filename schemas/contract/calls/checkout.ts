import type { Checkout, CheckoutPlaces } from "../../content/checkout.ts";
import { defineCall } from "../define-call.ts";
import { checkoutPlacesShape, checkoutShape } from "../shapes/checkout-shape.ts";
import { typed } from "../typed.ts";

import { addressStepBody, deliveryStepBody } from "./checkout.body.ts";

const checkout = typed<Checkout>()(checkoutShape);
const itsCart = { cartId: "AAAAAAAAAAAAAAAAAAAAAA" };

const itsHolders = {
  access: "cart-holder",
  enabledBy: "isECommerce",
  isOwn: true,
  params: { cartId: "cart" },
} as const;

export const checkoutCalls = {
  getCheckout: defineCall("GET /cart/{cartId}/checkout", {
    summary: "A purchase on its way: what was typed for a cart, what is wrong with it, and what it comes to.",
    ...itsHolders,
    example: { params: itsCart },
    answer: checkout,
  }),

  getCheckoutPlaces: defineCall("GET /cart/{cartId}/checkout/places", {
    summary:
      "Where a purchase can be fetched: parcel shops near its address, and the estate's places with their hours.",
    ...itsHolders,
    refuses: [429],
    example: { params: itsCart },
    answer: typed<CheckoutPlaces>()(checkoutPlacesShape),
  }),

  saveCheckoutAddress: defineCall("PUT /cart/{cartId}/checkout/address", {
    summary: "Keeps who buys and where it goes, right or not; `problems` of the answer tell what is wrong.",
    ...itsHolders,
    example: {
      params: itsCart,
      body: {
        email: "claire@example.org",
        phone: "06 12 34 56 78",
        address: {
          firstname: "Claire",
          lastname: "Aubert",
          address: "3 rue du Four",
          addressPart2: "",
          postalCode: "21200",
          city: "Beaune",
          idCountry: 250,
        },
        billing: null,
      },
    },
    body: { format: "json", schema: addressStepBody },
    answer: checkout,
  }),

  saveCheckoutDelivery: defineCall("PUT /cart/{cartId}/checkout/delivery", {
    summary: "Keeps how a purchase comes and a word to the estate; `problems` of the answer tell what is wrong.",
    ...itsHolders,
    example: {
      params: itsCart,
      body: {
        delivery: { type: "DELIVERY", serviceCode: "HOME", accessPointId: "", idSchedule: 0, date: "" },
        message: "",
      },
    },
    body: { format: "json", schema: deliveryStepBody },
    answer: checkout,
  }),
};
