import { type ReactNode, useSyncExternalStore } from "react";

import type { DeliveryRules } from "#blocks/kit/delivery-rules.ts";
import { FreeShipping, type ShippedCart } from "#blocks/kit/free-shipping.tsx";
import { usePorts } from "#blocks/kit/ports.tsx";

interface ProgressIslandProps {
  readonly id: string;
  readonly props: {
    /** The cart as the page knows it; null: it knows of none. */
    readonly cart: ShippedCart | null;
    readonly rules: DeliveryRules;
  };
}

/** How far free delivery is, of the cart as the browser knows it last. */
export function ProgressIsland({ props: { cart, rules } }: ProgressIslandProps): ReactNode {
  const port = usePorts().cart;
  const sight = useSyncExternalStore(port.subscribe, port.read, port.read);
  const now = sight.cart ?? cart;
  return <FreeShipping cart={now && now.products.length > 0 ? now : null} rules={rules} />;
}
