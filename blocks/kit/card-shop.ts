import type { CartSaid } from "#schemas/commerce/cart-said.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";

import type { CartFormPlace } from "./cart-form.tsx";
import { cartSaid } from "./cart-state.ts";

/** What a list of cards must know for its cards to put products into the cart. */
export interface CardShop {
  readonly place: CartFormPlace;
  /** What the list's forms said. */
  readonly said: CartSaid | null;
}

/**
 * What the cards of a block's list need to sell; undefined where nothing is sold. A list is drawn once for all pages that
 * it stands on: the server leads back to where a form was sent from.
 */
export function cardShop(
  site: Pick<SiteInfo, "isECommerce"> | null,
  block: string,
  query: Readonly<Record<string, string>>,
): CardShop | undefined {
  return site?.isECommerce ? { place: { block }, said: cartSaid(query) } : undefined;
}
