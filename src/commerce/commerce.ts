import { CartStore, type CartPorts } from "./cart-store.ts";
import type { ChoiceMemory } from "./kept-choices.ts";
import { CheckoutStore } from "./checkout-store.ts";
import { ShippingStore } from "./shipping-store.ts";

export interface CommercePorts extends CartPorts {
  readonly choices: ChoiceMemory;
}

export interface Commerce {
  readonly cart: CartStore;
  readonly shipping: ShippingStore;
  readonly checkout: CheckoutStore;
  /** Forgets the cart and everything that was chosen for it: a logout does (spec §4). */
  clear(): void;
}

/** The shop's stores; one root per page load and per test, never a module's own. */
export function createCommerce({ choices, ...ports }: CommercePorts): Commerce {
  const cart = new CartStore(ports);
  const shipping = new ShippingStore({ ...ports, memory: choices, cart: () => cart.cart });
  const cartId = (): string | null => cart.cart?.id ?? ports.memory.id();
  const checkout = new CheckoutStore({ call: ports.call, cartId, cart, shipping });
  return {
    cart,
    checkout,
    shipping,
    clear() {
      cart.clear();
      shipping.clear();
      checkout.clear();
    },
  };
}
