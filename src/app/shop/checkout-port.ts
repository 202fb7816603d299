import { autorun } from "mobx";

import { createBusy } from "#blocks/kit/busy.ts";
import type { CheckoutPort, CheckoutSight } from "#blocks/kit/ports.tsx";
import type { Checkout, CheckoutProblem } from "#schemas/content/checkout.ts";
import { keptCartId } from "#src/cart-memory.ts";
import type { Commerce } from "#src/commerce/commerce.ts";

import type { Clock } from "../clock.ts";
import type { Api } from "../api/api.ts";
import type { Shop } from "./shop.ts";

interface CheckoutPortParts {
  readonly shop: Pick<Shop, "open" | "opened">;
  readonly api: Pick<Api, "call">;
  readonly clock: Pick<Clock, "now" | "after">;
}

/** Shows a purchase on its way to blocks; what is busy is so for 200 ms at least (spec §9). */
export function createCheckoutPort({ shop, api, clock }: CheckoutPortParts): CheckoutPort {
  const listeners = new Set<() => void>();
  let sight: CheckoutSight = { checkout: null, code: null, codeRefusal: "", prices: null, refusal: "", isBusy: false };
  const tell = (next: Partial<CheckoutSight>): void => {
    sight = { ...sight, ...next };
    for (const changed of listeners) changed();
  };
  const busy = createBusy({ ...clock, show: (isBusy) => tell({ isBusy }) });
  const watched = shop.opened.then(({ checkout: store, shipping }) => {
    let end: (() => void) | null = null;
    autorun(() => {
      const isBusy = store.pending > 0 || shipping.isCalculating;
      if (isBusy) end ??= busy.begin();
      else {
        end?.();
        end = null;
      }
    });
    autorun(() =>
      tell({
        checkout: store.checkout,
        code: store.code,
        codeRefusal: store.codeRefusal,
        prices: store.isPriced ? shipping.prices : null,
        refusal: store.isPriced ? shipping.error : "",
      }),
    );
  });
  return {
    read: () => sight,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    cartId: () => keptCartId() ?? "",
    saveAddress: async (step) => problemsOf(await (await open()).checkout.saveAddress(step)),
    saveDelivery: async (step, from) => problemsOf(await (await open()).checkout.saveDelivery(step, from)),
    async enterCode(text) {
      const { cart, checkout } = await open();
      await cart.restore();
      return await checkout.enterCode(text);
    },
    async price(to) {
      const { cart, checkout } = await open();
      await cart.restore();
      await checkout.price(to);
    },
    cities: (text, idCountry, signal) => api.call("findCities", { params: { search: text, idCountry }, signal }),
  };

  async function open(): Promise<Commerce> {
    const commerce = await shop.open();
    await watched;
    return commerce;
  }
}

function problemsOf(checkout: Checkout | null): readonly CheckoutProblem[] {
  return checkout?.problems ?? [];
}
