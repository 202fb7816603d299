import type { Cart } from "#schemas/content/cart.ts";
import type { Commerce } from "#src/commerce/commerce.ts";

import type { TextStorage } from "../session-storage.ts";

/** Who bought here last in this session of the browser. */
const stamp = "cellardoor:customer";

export interface ShopPorts {
  /** Loads the stores' code and makes their one root. */
  readonly load: () => Promise<Commerce>;
  /** Whether the browser keeps a cart, as all tabs see it. */
  readonly hasKept: () => boolean;
  /** Whether a cart is the one that is kept, with the same in it. */
  readonly isKept: (cart: Cart | null) => boolean;
  /** What the browser remembers while it is open. */
  readonly session: TextStorage;
}

export interface Shop {
  /** The stores; their code comes with the first that asks. */
  open(): Promise<Commerce>;
  /** Resolves when somebody has opened them. */
  readonly opened: Promise<Commerce>;
  /** What happens to the cart at start (spec §4), by who is there: null is nobody, undefined is not known. */
  start(customer: number | null | undefined): Promise<void>;
  /** The server told somebody else on the page a cart: who has one needs the stores from then on. */
  told(cart: Cart | null): Promise<void>;
  /** Another tab may have changed what is kept. */
  follow(): Promise<void>;
  /** What was kept may be bought by now: it is asked for anew. */
  refresh(): Promise<void>;
}

/** The shop as a page needs it: nothing of it is loaded for a visitor without a cart. */
export function createShop({ load, hasKept, isKept, session }: ShopPorts): Shop {
  let opening: Promise<Commerce> | null = null;
  let commerce: Commerce | null = null;
  let resolve: (made: Commerce) => void = () => {};
  const opened = new Promise<Commerce>((done) => (resolve = done));
  return { open, opened, start, told, follow, refresh };

  function open(): Promise<Commerce> {
    opening ??= load().then(
      (made) => {
        commerce = made;
        resolve(made);
        return made;
      },
      (error: unknown) => {
        opening = null;
        throw error;
      },
    );
    return opening;
  }

  async function told(cart: Cart | null): Promise<void> {
    if (cart || commerce) (commerce ?? (await open())).cart.take(cart);
  }

  async function start(customer: number | null | undefined): Promise<void> {
    const before = session.getItem(stamp) ?? "";
    if (typeof customer === "number" && before !== String(customer)) {
      await (await open()).cart.afterLogin();
      session.setItem(stamp, String(customer));
    } else if (customer === null && before !== "") {
      (await open()).clear();
      session.setItem(stamp, "");
    } else if (hasKept()) {
      await (await open()).cart.restore();
    }
  }

  async function follow(): Promise<void> {
    const cart = commerce?.cart;
    if (cart && !isKept(cart.cart)) await cart.follow();
  }

  async function refresh(): Promise<void> {
    if (hasKept()) await (await open()).cart.follow();
  }
}
