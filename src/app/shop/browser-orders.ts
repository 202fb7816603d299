import { autorun } from "mobx";

import type { OrdersPort } from "#blocks/kit/ports.tsx";
import { OrdersStore } from "#src/commerce/orders-store.ts";

import type { Api } from "../api/api.ts";
import type { Clock } from "../clock.ts";
import type { Shop } from "./shop.ts";
import { watchPage } from "./watch-page.ts";

export interface BrowserOrdersParts {
  readonly api: Pick<Api, "call">;
  readonly clock: Clock;
  readonly shop: Pick<Shop, "refresh">;
  /** Brings the page up to date where it stands, and says what is new on it. */
  refresh(news: () => string): Promise<void>;
}

/** The page's orders: over the page's client, while the page is seen and connected, shown by the page itself. */
export function createBrowserOrders({ api, clock, shop, refresh }: BrowserOrdersParts): OrdersPort {
  const store = new OrdersStore({ call: api.call, clock, watch: watchPage });
  return {
    follow(payment, quiet) {
      const end = store.follow(payment, async () => {
        await refresh(title);
        // What was bought is in the cart no longer.
        await shop.refresh();
      });
      const endQuiet = autorun(() => quiet(store.isQuiet));
      return () => {
        end();
        endQuiet();
      };
    },
    keepFresh: (shown) =>
      store.keepFresh(shown, (orders) => {
        // Who isn't logged in any more is somebody else to the whole page.
        if (orders) void refresh(() => orders.map(({ code, status }) => `${code}, ${status.value}`).join("; "));
        else location.reload();
      }),
  };
}

function title(): string {
  return document.querySelector("main h1")?.textContent ?? "";
}
