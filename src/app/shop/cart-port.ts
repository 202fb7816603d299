import { autorun } from "mobx";

import type { CartPort, CartSight } from "#blocks/kit/ports.tsx";
import type { Commerce } from "#src/commerce/commerce.ts";

import type { Shop } from "./shop.ts";

/** Shows the cart's store to blocks: its code is loaded, and what it holds watched, from the first time that one opens it. */
export function createCartPort(shop: Pick<Shop, "open">): CartPort {
  const listeners = new Set<() => void>();
  let sight: CartSight = { cart: null, isBusy: false, error: "", errorLine: null };
  let watched: Commerce | null = null;
  return {
    read: () => sight,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    open: async () => await (await watch()).cart.restore(),
    setQuantity: async (line, quantity) => void (await (await watch()).cart.setQuantity(line, quantity)),
    remove: async (line) => void (await (await watch()).cart.remove(line)),
  };

  async function watch(): Promise<Commerce> {
    const commerce = await shop.open();
    if (watched) return commerce;
    watched = commerce;
    autorun(() => {
      const { cart, pending, error, errorLine } = commerce.cart;
      sight = { cart, isBusy: pending > 0, error, errorLine };
      for (const changed of listeners) changed();
    });
    return commerce;
  }
}
