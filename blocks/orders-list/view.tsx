import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { AccountElsewhere } from "#blocks/kit/account-elsewhere.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { formatDateTime } from "#blocks/kit/formatters.ts";
import { Island } from "#blocks/kit/island.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { Pagination } from "#blocks/kit/pagination.tsx";
import { Price } from "#blocks/kit/price.tsx";
import { pageOf } from "#blocks/kit/query-keys.ts";
import { Title } from "#blocks/kit/title.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { orderStand } from "#schemas/commerce/order-stand.ts";
import type { Order } from "#schemas/content/order.ts";
import { localizePath } from "#schemas/locale.ts";

import type { ordersListDefinition } from "./definition.ts";
import { FreshIsland } from "./fresh-island.tsx";
import styles from "./orders-list.module.css";
import { whatWasBought } from "./what-was-bought.ts";

/** Each order in a row that leads to it; without any the way to the wines. */
export function OrdersListView({ props, data, query, href }: BlockViewProps<typeof ordersListDefinition>): ReactNode {
  const locale = useLocale();
  const { list } = data;
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} />
      {list === null ? (
        <AccountElsewhere />
      ) : list.orders.length === 0 ? (
        <>
          <p>
            <FormattedMessage id="ordersList.none" />
          </p>
          <p>
            <a href={localizePath("/nos-cuvees", locale)} className={link.button}>
              <FormattedMessage id="ordersList.toWines" />
            </a>
          </p>
        </>
      ) : (
        <>
          <div className={styles.list}>
            <ul className={layout.plain}>
              {list.orders.map((order) => (
                <Row key={order.id} order={order} />
              ))}
            </ul>
            <Island
              name="fresh"
              of={FreshIsland}
              props={{ page: pageOf(query), stands: list.orders.map((order) => orderStand(order)) }}
            />
          </div>
          <Pagination page={pageOf(query)} total={list.total} nbItem={10} href={href} />
        </>
      )}
    </div>
  );
}

function Row({ order }: { readonly order: Order }): ReactNode {
  const { id, code, date, status, total, isPayable, products } = order;
  const [day = ""] = formatDateTime(date).split(" ");
  const { named, others } = whatWasBought(products);
  return (
    <li>
      <a href={localizePath(`/account/orders/${id}`, useLocale())} className={styles.row}>
        <span>
          <span className={styles.code}>{code}</span>
          <span className={layout.meta}>
            <FormattedMessage id="ordersList.placed" values={{ day }} />
          </span>
        </span>
        <span className={styles.what}>
          {named.map(({ name, quantity }) => `${quantity}\u00a0× ${name}`).join(", ")}
          {others > 0 && <FormattedMessage id="ordersList.others" values={{ count: others }} />}
        </span>
        <span className={isPayable ? styles.due : layout.meta}>{status.value}</span>
        <span className={styles.total}>
          <Price euros={total} />
        </span>
      </a>
    </li>
  );
}
