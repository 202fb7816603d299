import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { workLists } from "#schemas/commerce/order-steps.ts";
import type { PreparedOrders } from "#schemas/content/desk-order.ts";

import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { Waiting } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import { ChosenOrders } from "./chosen-orders.tsx";
import { FindOrders } from "./find-orders.tsx";
import type { OrderList } from "./order-list.ts";
import type { OrderPort, OrderTab } from "./order-port.ts";
import { OrderRows } from "./order-rows.tsx";
import styles from "./orders.module.css";

interface OrdersProps {
  readonly port: OrderPort;
  readonly list: OrderList;
  /** The one that was open before, which has the focus again. */
  readonly last: number | null;
  readonly open: (id: number) => void;
}

const tabs: readonly OrderTab[] = [...workLists, "all"];

/** The lists of work with how many wait in each, and the orders of one of them. */
export const Orders = observer(function Orders({ port, list, last, open }: OrdersProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string => formatMessage({ id }, values);
  const { counts, query } = list;
  const labelOf = (tab: OrderTab): string => {
    const name = say(`editor.orders.tab.${tab}`);
    return counts ? say("editor.orders.tabCount", { name, count: counts[tab] }) : name;
  };
  const panel = <TabPanel {...{ port, list, last, open }} />;
  return (
    <section
      className={`${frame.section} ${styles.orders}`}
      aria-label={say("editor.orders.name")}
      aria-busy={list.state === "reading"}
    >
      <header className={frame.head}>
        <h2>{say("editor.orders.name")}</h2>
        <Button onClick={() => void list.again()}>{say("editor.orders.again")}</Button>
      </header>
      <div className={styles.tabs}>
        <Tabs
          label={say("editor.orders.lists")}
          value={query.tab}
          onChange={(id) => void list.find({ tab: tabs.find((tab) => tab === id) ?? "all" })}
          tabs={tabs.map((tab) => ({ id: tab, label: labelOf(tab), panel }))}
        />
      </div>
    </section>
  );
});

const TabPanel = observer(function TabPanel({ port, list, last, open }: OrdersProps): ReactNode {
  const { formatMessage } = useIntl();
  const [prepared, setPrepared] = useState<PreparedOrders | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last === null || document.activeElement !== document.body) return;
    shown.current?.querySelector<HTMLElement>(`[data-order="${last}"]`)?.focus();
  }, [last, list.orders]);
  return (
    <div ref={shown} className={styles.panel}>
      <p className={frame.how}>{formatMessage({ id: `editor.orders.how.${list.query.tab}` })}</p>
      <FindOrders list={list} />
      {prepared && prepared.refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          <p>{formatMessage({ id: "editor.orders.notPrepared" }, { count: prepared.refused.length })}</p>
          <ul>
            {prepared.refused.map(({ id, code, message }) => (
              <li key={id}>{formatMessage({ id: "editor.orders.refusedOne" }, { code, message })}</li>
            ))}
          </ul>
        </div>
      )}
      <ChosenOrders {...{ port, list }} onPrepared={setPrepared} />
      <Found {...{ list, open }} />
    </div>
  );
});

const Found = observer(function Found({ list, open }: Pick<OrdersProps, "list" | "open">): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number>): string => formatMessage({ id }, values);
  const { orders, total, state, query } = list;
  if (state === "failed" && orders.length === 0)
    return <NotRead title={say("editor.orders.failed")} again={() => void list.again()} />;
  if (orders.length === 0 && state === "reading") {
    return <Waiting>{say("editor.orders.reading")}</Waiting>;
  }
  if (orders.length === 0 && list.isNarrowed) {
    return <EmptyState icon="search" title={say("editor.orders.nothing")} />;
  }
  if (orders.length === 0) {
    return <EmptyState icon={query.tab === "all" ? "list" : "check"} title={say(`editor.orders.none.${query.tab}`)} />;
  }
  return (
    <>
      <p className={styles.quiet} role="status">
        {say("editor.orders.count", { count: total })}
      </p>
      <OrderRows {...{ list, open }} />
      {orders.length < total && (
        <Button disabled={state === "reading"} onClick={() => void list.readOn()}>
          {say(state === "failed" ? "editor.kit.retry" : "editor.orders.more")}
        </Button>
      )}
    </>
  );
});
