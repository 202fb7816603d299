import type { IntlShape } from "react-intl";

import { isKeptCart, keepCart, keptCartId } from "#src/cart-memory.ts";
import type { ShopWords } from "#src/commerce/shop-words.ts";

import type { Api } from "../api/api.ts";
import { emit } from "../emit.ts";
import { sessionOrMemory } from "../session-storage.ts";
import { createShop, type Shop } from "./shop.ts";

/** The page's shop: over the page's client, the browser's storages and the page's events. */
export function createBrowserShop(api: Api, intl: () => IntlShape): Shop {
  const words: ShopWords = (id, values) => intl().formatMessage({ id }, values);
  const shop = createShop({
    hasKept: () => keptCartId() !== null,
    isKept: isKeptCart,
    session: sessionOrMemory(),
    async load() {
      const [{ createCommerce }, { createChoiceMemory }] = await Promise.all([
        import("#src/commerce/commerce.ts"),
        import("#src/commerce/kept-choices.ts"),
      ]);
      return createCommerce({
        call: api.call,
        words,
        hold,
        memory: { id: keptCartId, keep: keepCart },
        choices: createChoiceMemory(() => localStorage),
        tell: (cart) => emit("cellardoor:cart", { cart }),
      });
    },
  });
  document.addEventListener("cellardoor:cart", ({ detail }) => void shop.told(detail.cart));
  addEventListener("storage", () => void shop.follow());
  // What a page says of a purchase is younger than what was told on the one before.
  void shop.opened.then(({ checkout }) => document.addEventListener("cellardoor:page", checkout.clear));
  return shop;
}

/** Has the cookie hold the cart that the script keeps from now on (ADR 050). */
async function hold(id: string): Promise<void> {
  const body = new URLSearchParams({ cart: id });
  await fetch("/cart/held", { method: "POST", headers: { accept: "application/json" }, body });
}
