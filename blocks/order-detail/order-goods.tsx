import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Bottle } from "#blocks/kit/bottle.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { ExclusionNote } from "#blocks/kit/exclusion-note.tsx";
import { formatCapacity, formatDecimal } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { LineAnswers } from "#blocks/kit/line-answers.tsx";
import { Price } from "#blocks/kit/price.tsx";
import sums from "#blocks/kit/totals.module.css";
import type { Order, OrderProduct } from "#schemas/content/order.ts";

import styles from "./order-detail.module.css";

/** What was bought, line by line, and what it came to; VAT by rate, as an invoice has it. */
export function OrderGoods({ order }: { readonly order: Order }): ReactNode {
  const { locale } = useIntl();
  const { products, subtotal, discount, discountCode, shippingFees, total, vat, refunded, delivery } = order;
  return (
    <div>
      <ul className={classNames(layout.plain, styles.lines)}>
        {products.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <dl className={classNames(sums.totals, styles.totals)}>
        <Sum name={<FormattedMessage id="orderDetail.goods" />} euros={subtotal} />
        {discount > 0 && (
          <Sum name={<FormattedMessage id="orderDetail.code" values={{ code: discountCode }} />} euros={-discount} />
        )}
        {delivery.type !== "NO_DELIVERY" && (
          <Sum
            name={<FormattedMessage id="orderDetail.delivery" />}
            euros={shippingFees}
            none={<FormattedMessage id="checkout.free" />}
          />
        )}
        <div className={sums.total}>
          <dt>
            <FormattedMessage id="cart.total" />
          </dt>
          <dd>
            <Price euros={total} />
          </dd>
        </div>
        {vat.map(({ rate, vat: tax }) => (
          <div key={rate} className={layout.meta}>
            <dt>
              <FormattedMessage id="orderDetail.vat" values={{ rate: formatDecimal(rate / 100, locale) }} />
            </dt>
            <dd>
              <Price euros={tax} />
            </dd>
          </div>
        ))}
        {refunded > 0 && <Sum name={<FormattedMessage id="orderDetail.refunded" />} euros={-refunded} />}
      </dl>
    </div>
  );
}

interface SumProps {
  readonly name: ReactNode;
  readonly euros: number;
  /** What is said in the place of nothing; left out: the amount. */
  readonly none?: ReactNode;
}

function Sum({ name, euros, none }: SumProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {euros < 0 && "−"}
        {euros === 0 && none !== undefined ? none : <Price euros={Math.abs(euros)} />}
      </dd>
    </div>
  );
}

function Line({ line }: { readonly line: OrderProduct }): ReactNode {
  const { locale } = useIntl();
  const facts = [line.year, formatCapacity(line.capacity, line.capacityUnit, locale)].filter(Boolean).join(" · ");
  return (
    <li className={styles.line}>
      <span className={styles.picture}>{line.image && <Bottle image={line.image} sizes="80px" />}</span>
      <div className={styles.words}>
        <a href={line.url} className={styles.name}>
          {line.name}
        </a>
        {facts !== "" && <span className={layout.meta}>{facts}</span>}
        <LineAnswers answers={line.customizations} />
        <span className={layout.meta}>
          {line.quantity} × <Price euros={line.unitPriceToPay} />
        </span>
        <ExclusionNote line={line} />
      </div>
      <span className={styles.cost}>
        <Price euros={line.totalToPay} />
      </span>
    </li>
  );
}
