import { array, boolean, number, string } from "yup";

import type { Checkout, CheckoutPlaces, NewOrder, PaymentWay } from "../../content/checkout.ts";
import { defineCall } from "../define-call.ts";
import { checkoutPlacesShape, checkoutProblemShape, checkoutShape } from "../shapes/checkout-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

import { anAddress } from "./an-address.ts";
import { addressStepBody, deliveryStepBody, orderBody, validateOrderBody } from "./checkout.body.ts";

const checkout = typed<Checkout>()(checkoutShape);
const itsCart = { cartId: "AAAAAAAAAAAAAAAAAAAAAA" };

/** An order's body as a customer's page sends it. */
const anOrder = {
  idCart: itsCart.cartId,
  user: { email: "claire@example.org", phone: "06 12 34 56 78" },
  address: { delivery: anAddress },
  delivery: { type: "DELIVERY", serviceCode: "HOME" },
  isOfAge: true,
  acceptsTerms: true,
} as const;

const payment = shape({ provider: string().required(), url: string().required() });

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
        address: anAddress,
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

  validateOrder: defineCall("POST /order/validate", {
    summary: "Everything that keeps a cart from being ordered as it stands; changes nothing.",
    access: "cart-holder",
    enabledBy: "isECommerce",
    example: { body: { idCart: itsCart.cartId } },
    body: { format: "json", schema: validateOrderBody },
    answer: shape({
      isValid: boolean().required(),
      problems: array(checkoutProblemShape).required(),
      /** What is wrong with what is in the cart, in words. */
      messages: array(string().required()).required(),
    }),
  }),

  previewOrder: defineCall("POST /order/discount", {
    summary: "What an order would cost; takes an order's body, and changes nothing but the cart's code.",
    access: "cart-holder",
    enabledBy: "isECommerce",
    refuses: [409, 429],
    example: { body: anOrder },
    body: { format: "json", schema: orderBody },
    answer: shape({
      total: number().required(),
      subtotal: number().required(),
      shippingFees: number().nullable().defined(),
      discount: number().required(),
    }),
  }),

  placeOrder: defineCall("POST /order", {
    summary: "Orders what is in a cart, once, and begins its payment; the key reads a guest's order.",
    access: "cart-holder",
    enabledBy: "isECommerce",
    refuses: [409, 429],
    example: { body: anOrder },
    body: { format: "json", schema: orderBody },
    answer: typed<NewOrder>()(
      shape({
        id: number().integer().required(),
        code: string().required(),
        key: string().required(),
        total: number().required(),
        payment: payment.nullable().defined(),
      }),
    ),
  }),

  payOrder: defineCall("POST /order/{id}/payment", {
    summary: "Begins the payment of an order that waits for it once more, or goes on with the one that is open.",
    access: "order-holder",
    enabledBy: "isECommerce",
    isOwn: true,
    params: { id: "id" },
    refuses: [409, 429],
    example: { query: { key: "AAAAAAAAAAAAAAAAAAAAAA" } },
    answer: typed<PaymentWay>()(payment),
  }),
};
