import { heldCart, need } from "#schemas/contract/need.ts";

const ofHeldCart = { params: { cartId: heldCart }, private: true } as const;

/** The cart that the visitor holds; none on a public page. */
export const itsCart = need("getCart", ofHeldCart);

/** What was typed and chosen for it so far, and what it comes to. */
export const itsCheckout = need("getCheckout", ofHeldCart);

/** Where it can be fetched. */
export const itsPlaces = need("getCheckoutPlaces", ofHeldCart);
