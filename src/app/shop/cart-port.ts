import { autorun } from "mobx";

import type { CartPort, CartSight } from "#blocks/kit/ports.tsx";
import type { Commerce } from "#src/commerce/commerce.ts";

import type { Shop } from "./shop.ts";

/** Shows the cart's store to blocks: watched from the first time that anybody opens it. */
export function createCartPort(shop: Pick<Shop, "open" | "opened">): CartPort {
  const listeners = new Set<() => void>();
  let sight: CartSight = { cart: null, isBusy: false, error: "", errorLine: null };
  const watched = shop.opened.then(({ cart: store }) =>
    autorun(() => {
      const { cart, pending, error, errorLine } = store;
      sight = { cart, isBusy: pending > 0, error, errorLine };
      for (const changed of listeners) changed();
    }),
  );
  return {
    read: () => sight,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    open: async () => await (await open()).cart.restore(),
    setQuantity: async (line, quantity) => void (await (await open()).cart.setQuantity(line, quantity)),
    remove: async (line) => void (await (await open()).cart.remove(line)),
  };

  async function open(): Promise<Commerce> {
    const commerce = await shop.open();
    await watched;
    return commerce;
  }
}
