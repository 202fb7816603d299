import { type ReactNode, useSyncExternalStore } from "react";

import type { DeliveryRules } from "#blocks/kit/delivery-rules.ts";
import { FreeShipping } from "#blocks/kit/free-shipping.tsx";
import { usePorts } from "#blocks/kit/ports.tsx";

/**
 * How far free delivery is, at the list's head, once the cart has something: the browser alone knows of it. It stands in
 * the room that is above the title anyway, so that nothing moves.
 */
export function ProgressIsland({ props: { rules } }: { readonly props: { readonly rules: DeliveryRules } }): ReactNode {
  const port = usePorts().cart;
  // A page that is come back to arrives without it, as every page does, though the cart is known by now.
  const cart = useSyncExternalStore(
    port.subscribe,
    () => port.read().cart,
    () => null,
  );
  if (!cart || cart.products.length === 0) return null;
  return <FreeShipping cart={cart} rules={rules} />;
}
