import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { formatTime } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { LineAnswers } from "#blocks/kit/line-answers.tsx";
import link from "#blocks/kit/link.module.css";
import { longDay } from "#blocks/kit/long-day.ts";
import { OrderPapers } from "#blocks/kit/order-papers.tsx";
import { Price } from "#blocks/kit/price.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { Order } from "#schemas/content/order.ts";
import type { OrderPaper } from "#schemas/content/order-paper.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./order-result.module.css";

interface BoughtProps {
  readonly order: Order;
  readonly papers: readonly OrderPaper[] | null;
  readonly isGuest: boolean;
}

/** What was bought, how it comes, where the confirmation goes; an account is offered to who has none. */
export function Bought({ order, papers, isGuest }: BoughtProps): ReactNode {
  const locale = useLocale();
  const { contact, products, total, shippingFees } = order;
  return (
    <div className={styles.words}>
      <p>
        <FormattedMessage
          id="orderResult.mail"
          values={{ email: <strong key="email">{contact.email}</strong>, name: contact.firstname }}
        />
      </p>
      <p>
        <Coming order={order} />
      </p>
      <ul className={styles.lines}>
        {products.map((line) => (
          <li key={line.id}>
            <div>
              {`${line.quantity} × ${[line.name, line.year].filter(Boolean).join(" ")}`}
              <LineAnswers answers={line.customizations} />
            </div>
            <Price euros={line.totalToPay} />
          </li>
        ))}
        {shippingFees > 0 && (
          <li>
            <FormattedMessage id="checkout.delivery" />
            <Price euros={shippingFees} />
          </li>
        )}
        <li className={styles.total}>
          <FormattedMessage id="cart.total" />
          <Price euros={total} />
        </li>
      </ul>
      <OrderPapers papers={papers} />
      <p className={layout.meta}>
        <FormattedMessage id={isGuest ? "orderResult.offer" : "orderResult.follow"} />
      </p>
      <p>
        <a href={localizePath(isGuest ? "/auth" : `/account/orders/${order.id}`, locale)} className={link.outline}>
          <FormattedMessage id={isGuest ? "orderResult.account" : "orderResult.see"} />
        </a>
      </p>
    </div>
  );
}

/** How it comes, in a sentence. */
function Coming({ order: { delivery } }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const { pickup, accessPoint, address } = delivery;
  if (pickup) {
    const day = longDay(pickup.date, intl);
    const hours = `${formatTime(pickup.from, intl.locale)} – ${formatTime(pickup.to, intl.locale)}`;
    return <FormattedMessage id="orderResult.collect" values={{ place: pickup.place.name, day, hours }} />;
  }
  if (accessPoint) {
    const where = [accessPoint.name, accessPoint.city].filter(Boolean).join(", ");
    return <FormattedMessage id="orderResult.atShop" values={{ where }} />;
  }
  if (address) {
    return <FormattedMessage id="orderResult.toDoor" values={{ where: `${address.address}, ${address.city}` }} />;
  }
  return <FormattedMessage id="orderResult.byMail" />;
}
