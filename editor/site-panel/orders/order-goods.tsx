import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { DeskOrder } from "#schemas/content/desk-order.ts";
import type { OrderProduct } from "#schemas/content/order.ts";

import { Icon } from "../../kit/icons.tsx";
import { useEuros, useLineName } from "./order-words.ts";
import styles from "./order-page.module.css";

/** What was bought, how it is made, and what it came to. */
export function OrderGoods({ told }: { readonly told: DeskOrder }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const euros = useEuros();
  const say = (id: string, values?: Record<string, string>): string => formatMessage({ id }, values);
  const { order } = told;
  const sums: readonly (readonly [string, string])[] = [
    [say("editor.orders.goods"), euros(order.subtotal)],
    ...(order.discount > 0
      ? [[say("editor.orders.discount", { code: order.discountCode }), euros(-order.discount)] as const]
      : []),
    [say("editor.orders.shipping"), euros(order.shippingFees)],
    ...order.vat.map(
      ({ rate, vat }) => [say("editor.orders.vat", { rate: formatNumber(rate / 100) }), euros(vat)] as const,
    ),
    ...(order.refunded > 0 ? [[say("editor.orders.givenBack"), euros(-order.refunded)] as const] : []),
  ];
  return (
    <section className={styles.part}>
      <h3>{say("editor.orders.bought")}</h3>
      <ul className={styles.lines}>
        {order.products.map((line) => (
          <Line key={line.id} line={line} told={told} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{say("editor.orders.total")}</dt>
          <dd>{euros(order.total)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Line({ line, told }: { readonly line: OrderProduct; readonly told: DeskOrder }): ReactNode {
  const { formatMessage } = useIntl();
  const euros = useEuros();
  const nameOf = useLineName();
  const files = told.files.filter(({ idLine }) => idLine === line.id);
  const left = told.refundable.lines.find(({ id }) => id === line.id)?.left ?? line.quantity;
  return (
    <li>
      <span className={styles.quantity}>{line.quantity}×</span>
      <span className={styles.lineWords}>
        <a href={line.url}>{nameOf(line)}</a>
        {line.reference !== "" && <span className={styles.quiet}>{line.reference}</span>}
        {line.customizations.map(({ label, formAnswer }) => (
          <span key={label} className={styles.made}>
            {formatMessage({ id: "editor.orders.made" }, { label, answer: formAnswer })}
          </span>
        ))}
        {files.map(({ url, name }) => (
          <a key={url} href={url} download={name} className={styles.file}>
            <Icon name="page" size={16} />
            {name}
          </a>
        ))}
        {left < line.quantity && (
          <span className={styles.quiet}>
            {formatMessage({ id: "editor.orders.lineGone" }, { count: line.quantity - left })}
          </span>
        )}
      </span>
      <span className={styles.amount}>{euros(line.totalToPay)}</span>
    </li>
  );
}
