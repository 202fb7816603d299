import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { AccountElsewhere } from "#blocks/kit/account-elsewhere.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { formatDateTime } from "#blocks/kit/formatters.ts";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { Island } from "#blocks/kit/island.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { OrderPapers } from "#blocks/kit/order-papers.tsx";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { WithdrawalNote } from "#blocks/kit/withdrawal-note.tsx";
import { orderStand } from "#schemas/commerce/order-stand.ts";
import { localizePath } from "#schemas/locale.ts";

import type { orderDetailDefinition } from "./definition.ts";
import { FreshIsland } from "./fresh-island.tsx";
import styles from "./order-detail.module.css";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderGoods } from "./order-goods.tsx";

/** An order of the visitor's own: where it stands first, then what was bought and how it comes. */
export function OrderDetailView({ id, props, data, said }: BlockViewProps<typeof orderDetailDefinition>): ReactNode {
  const { locale, path } = usePage();
  const { order, history, withdrawals, status, tracking, papers } = data;
  if (order === null) {
    return (
      <div className={layout.block}>
        <AccountElsewhere />
      </div>
    );
  }
  const followed = tracking ?? order;
  return (
    <div className={classNames(layout.block, styles.order)} id={`form-${id}`}>
      <div className={styles.head}>
        <Title title={order.code} eyebrow={props.title} level={1} />
        <p className={styles.state}>
          {status?.value ?? order.status.value}
          <Island as="span" name="fresh" of={FreshIsland} props={{ order: order.id, stands: [orderStand(order)] }} />
        </p>
        {order.invoiceNumber !== null && (
          <p className={layout.meta}>
            <FormattedMessage id="orderDetail.invoice" values={{ number: order.invoiceNumber }} />
          </p>
        )}
        <OrderPapers papers={papers} />
      </div>
      {order.isPayable && (
        <FormFrame
          action="/account/orders"
          form="pay"
          block={id}
          back={path}
          said={said}
          labels={{}}
          fields={{ order: order.id }}
          className={styles.pay}
        >
          <p>
            <FormattedMessage id="orderDetail.payUntil" values={{ until: formatDateTime(order.holdEndsAt) }} />
          </p>
          <FormActions send={<FormattedMessage id="orderDetail.pay" />} />
        </FormFrame>
      )}
      {followed.trackingLink !== null && (
        <p className={styles.follow}>
          <a href={followed.trackingLink} className={link.outline} rel="noreferrer">
            <FormattedMessage id="orderDetail.follow" />
          </a>
          {followed.trackingNumber !== null && <span className={layout.meta}>{followed.trackingNumber}</span>}
        </p>
      )}
      <OrderGoods order={order} />
      <WithdrawalNote given={withdrawals} />
      {(order.state === "DELIVERED" || order.state === "PICKED_UP" || order.state === "CLOSED") && (
        <p>
          <a href={localizePath(`/account/orders/${order.id}/return`, locale)}>
            <FormattedMessage id="returns.here" />
          </a>
        </p>
      )}
      {!order.isPayable && (
        <FormFrame
          action="/account/orders"
          form="again"
          block={id}
          back={path}
          said={said}
          labels={{}}
          fields={{ order: order.id }}
          className={styles.again}
        >
          <button type="submit" className={link.outline}>
            <FormattedMessage id="orderDetail.again" />
          </button>
        </FormFrame>
      )}
      <div className={styles.sides}>
        <OrderDelivery order={order} />
        {history !== null && history.length > 0 && (
          <section aria-labelledby={`${id}-history`}>
            <h2 id={`${id}-history`} className={styles.part}>
              <FormattedMessage id="orderDetail.history" />
            </h2>
            <ol className={classNames(layout.plain, styles.history)}>
              {history.map(({ state, status: { value }, date }) => (
                <li key={`${state} ${date}`}>
                  {value}
                  <span className={layout.meta}>{formatDateTime(date)}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </div>
  );
}
