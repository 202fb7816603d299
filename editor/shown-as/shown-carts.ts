import { sampleCart, sampleCheckout } from "#blocks/kit/checkout-samples.ts";
import { type BlockPorts, quietPorts } from "#blocks/kit/ports.tsx";
import type { Cart } from "#schemas/content/cart.ts";

import { withDrawnPictures } from "../samples/drawn-pictures.ts";

/** Which cart a visitor would have. */
export type ShownCart = "empty" | "full";

const full = withDrawnPictures(sampleCart);
const empty: Cart = { ...full, products: [], totalProduct: 0, totalProductToPay: 0, discount: 0, bottles: 0 };

const carts: Readonly<Record<ShownCart, Cart>> = { full, empty };

/** What the calls about a purchase answer whoever has such a cart, by their names. */
export function purchaseOf(cart: ShownCart): Readonly<Record<string, unknown>> {
  return { getCart: carts[cart], getCheckout: cart === "full" ? sampleCheckout : null };
}

/** The ports of blocks that show the cart themselves; nothing can be done with it on the canvas. */
export const portsOf: Readonly<Record<ShownCart, BlockPorts>> = { full: portsWith(full), empty: portsWith(empty) };

function portsWith(cart: Cart): BlockPorts {
  // The same object each time: nothing changes it.
  const sight = { cart, isBusy: false, error: "", errorLine: null };
  return { ...quietPorts, cart: { ...quietPorts.cart, read: () => sight } };
}
