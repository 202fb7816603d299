import { type CartSaid, readSaid, writeSaid } from "#schemas/commerce/cart-said.ts";

import type { QueryKey } from "./define-block.ts";

/** What a form of the cart said after it was posted (`schemas/commerce/cart-said.ts`): for blocks that hold such forms. */
export const cartState: QueryKey = {
  isSaid: true,
  parse(text) {
    const said = readSaid(text);
    return said && writeSaid(said);
  },
};

/** What the block's forms said, if anything. */
export function cartSaid(query: Readonly<Record<string, string>>): CartSaid | null {
  return readSaid(query["state"] ?? "");
}
