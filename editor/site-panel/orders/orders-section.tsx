import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo } from "react";

import { useOpenedIn } from "../places/use-opened-in.ts";
import type { SectionProps } from "../sections.tsx";
import { OrderList } from "./order-list.ts";
import { OrderPage } from "./order-page.tsx";
import { orderPort } from "./order-port.ts";
import { Orders } from "./orders.tsx";

/** The estate's orders: lists of work, or one order with all that is known of it and all that can be done. */
export const OrdersSection = observer(function OrdersSection({ work }: SectionProps): ReactNode {
  const port = useMemo(() => orderPort(work), [work]);
  const list = useMemo(() => new OrderList(port), [port]);
  useEffect(() => void list.find({}), [list]);
  const opened = useOpenedIn(work, "orders", list.again);
  const { before, go } = work.places;
  const last = before && "section" in before && before.section === "orders" ? (before.id ?? null) : null;
  if (opened === null) return <Orders {...{ port, list, last }} open={(id) => go({ section: "orders", id })} />;
  const back = (): void => go({ section: "orders" });
  return <OrderPage key={opened} id={opened} {...{ port, back }} locale={work.locale} />;
});
