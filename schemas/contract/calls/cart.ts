import { string } from "yup";

import type { Cart } from "../../content/cart.ts";
import { defineCall } from "../define-call.ts";
import { cartShape } from "../shapes/cart-shape.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

import { addToCartBody, cartBody, quantityBody } from "./cart.body.ts";

const shop = { enabledBy: "isECommerce" } as const;
const cart = typed<Cart>()(cartShape);
const aCart = { id: "AAAAAAAAAAAAAAAAAAAAAA" };
const itsCart = { cartId: aCart.id };

export const cartCalls = {
  openCart: defineCall("POST /cart", {
    summary: "The main cart of who is logged in, or a new one; with a discount code, that is set on it.",
    access: "public",
    ...shop,
    refuses: [404, 409, 429],
    example: { body: { type: "MAIN_CART" } },
    body: { format: "json", schema: cartBody },
    answer: shape({ id: string().required() }),
  }),

  changeCart: defineCall("POST /cart/{cartId}", {
    summary: "Sets the cart's discount code; an empty one takes it away.",
    access: "cart-holder",
    ...shop,
    params: { cartId: "cart" },
    refuses: [404, 409, 429],
    example: { params: itsCart, body: { discountCode: "" } },
    body: { format: "json", schema: cartBody },
    answer: cart,
  }),

  getCart: defineCall("GET /cart/{cartId}", {
    summary: "One cart with its lines and what it costs now.",
    access: "cart-holder",
    ...shop,
    isOwn: true,
    params: { cartId: "cart" },
    example: { params: itsCart },
    answer: cart,
  }),

  makeCartDefault: defineCall("GET /cart/{id}/default", {
    summary: "Makes a kept cart the main one of who is logged in: its lines join those of their present one.",
    access: "session",
    ...shop,
    params: { id: "cart" },
    refuses: [404],
    example: { params: aCart },
    answer: cart,
  }),

  addToCart: defineCall("POST /cart/{cartId}/product/{declinationId}", {
    summary:
      "Adds so many of a declination; `new` in the cart's place makes one. Of a box it is its declination. What is made " +
      "for its buyer comes with the answers to its fields.",
    access: "cart-holder",
    ...shop,
    params: { cartId: "cart", declinationId: "id" },
    refuses: [404, 409, 422, 429],
    idempotency: "optional",
    example: { params: { cartId: "new", declinationId: 1 }, body: { quantity: "1" } },
    body: { format: "multipart", schema: addToCartBody, hasNamedFiles: true },
    answer: shape({ cartId: string().required() }),
  }),

  changeCartQuantity: defineCall("PUT /cart/{cartId}/product/{productId}/quantity", {
    summary: "Sets how many of a line's product the cart holds.",
    access: "cart-holder",
    ...shop,
    params: { cartId: "cart", productId: "id" },
    refuses: [404, 409],
    example: { params: { ...itsCart, productId: 1 }, body: { quantity: 1, idCartProduct: 1 } },
    body: { format: "json", schema: quantityBody },
    answer: cart,
  }),

  removeFromCart: defineCall("DELETE /cart/{cartId}/product/{productId}/{idCartProduct}", {
    summary: "Takes a line out of a cart.",
    access: "cart-holder",
    ...shop,
    params: { cartId: "cart", productId: "id", idCartProduct: "id" },
    example: { params: { ...itsCart, productId: 1, idCartProduct: 1 } },
    answer: cart,
  }),

  deleteCart: defineCall("DELETE /cart/{cartId}", {
    summary: "Forgets a cart.",
    access: "cart-holder",
    ...shop,
    params: { cartId: "cart" },
    example: { params: itsCart },
    answer: nothing,
  }),
};
