import { useEffect } from "react";

import { type ShownOrders, usePorts } from "./ports.tsx";

interface FreshOrdersProps {
  readonly id: string;
  readonly props: ShownOrders;
}

/** Has the page show where its orders stand when its customer comes back to it; shows nothing itself. */
export function FreshOrders({ props }: FreshOrdersProps): null {
  const { orders } = usePorts();
  const shown = JSON.stringify(props);
  useEffect(() => orders.keepFresh(JSON.parse(shown) as ShownOrders), [orders, shown]);
  return null;
}
