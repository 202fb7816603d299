import { number, string } from "yup";

import { answersShape } from "./customizations.body.ts";
import { shape } from "../shapes/shape.ts";
import { cartTypeShape } from "../shapes/cart-shape.ts";

/** As long as codes may be. */
export const codeLength = 40;

/** What `openCart` and `changeCart` take. An empty code takes the present one away. */
export const cartBody = shape({ type: cartTypeShape.optional(), discountCode: string().max(codeLength).optional() });

/** What `addToCart` takes. The quantity is text, so that what is no number can fall back to the multiple (spec §5). */
export const addToCartBody = shape({
  type: string<"WINE" | "BOX" | "OTHER">().oneOf(["WINE", "BOX", "OTHER"]).optional(),
  quantity: string().max(20).optional(),
  /** How it is made for its buyer; a file may stand here by the id that it is kept under, or come along as `file.{id}`. */
  customizations: answersShape.optional(),
});

/** What `changeCartQuantity` takes. */
export const quantityBody = shape({ quantity: number().required(), idCartProduct: number().integer().required() });
