import { type ReactNode, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { Cart } from "#schemas/content/cart.ts";
import type { Checkout } from "#schemas/content/checkout.ts";

import styles from "./checkout-frame.module.css";
import { classNames } from "./class-names.ts";
import { formatDecimal } from "./formatters.ts";
import layout from "./layout.module.css";
import { type EnteredCode, usePorts } from "./ports.tsx";
import { Price } from "./price.tsx";
import sums from "./totals.module.css";

/** What the totals tell of a purchase. */
export interface TotalsFacts {
  readonly goods: number;
  /** The code that takes something off; empty for none. */
  readonly code: string;
  readonly discount: number;
  /** False: there is nothing to carry, and no row says what that costs. */
  readonly isCarried: boolean;
  readonly isCollected: boolean;
  /** Null until a way is chosen. */
  readonly fees: number | null;
  /** What the cheapest way asks; null while none is known. */
  readonly from: number | null;
  readonly total: number;
  /** What of it is tax, by rate. */
  readonly vat: Checkout["vat"];
}

/** The totals of a purchase on its way. */
export function totalsOf(cart: Cart, checkout: Checkout): TotalsFacts {
  return {
    goods: cart.totalProduct,
    code: codeOf(cart),
    discount: checkout.discount,
    isCarried: checkout.isCarried,
    isCollected: checkout.delivery?.type === "CLICK_AND_COLLECT",
    fees: checkout.shippingFees,
    from: cheapest(checkout.options),
    total: checkout.total,
    vat: checkout.vat,
  };
}

interface CheckoutTotalsProps {
  /** The rows, or the total alone. */
  readonly part: "rows" | "total";
  /** True: the rows say what of the total is tax, by rate. */
  readonly hasTax?: boolean;
  readonly facts: TotalsFacts;
}

/** What a purchase comes to, as the server said last: on the page, or of what was chosen since. */
export function CheckoutTotals({ part, facts, hasTax = false }: CheckoutTotalsProps): ReactNode {
  const intl = useIntl();
  const port = usePorts().checkout;
  const { checkout, code, prices, isBusy } = useSyncExternalStore(port.subscribe, port.read, port.read);
  const now: TotalsFacts = checkout
    ? {
        ...facts,
        code: code ? codeOf(code) : facts.code,
        discount: checkout.discount,
        isCollected: checkout.delivery?.type === "CLICK_AND_COLLECT",
        fees: checkout.shippingFees,
        total: checkout.total,
        vat: checkout.vat,
      }
    : facts;
  const from = prices === null ? now.from : cheapest(prices);
  if (part === "total") return <Price euros={now.total} />;
  const totals = (
    <dl className={classNames(sums.totals, styles.totals)} aria-busy={isBusy}>
      <SummaryRow name={<FormattedMessage id="checkout.goods" />}>
        <Price euros={now.goods} />
      </SummaryRow>
      {now.discount > 0 && (
        <SummaryRow
          name={
            now.code === "" ? (
              <FormattedMessage id="cart.discounts" />
            ) : (
              <FormattedMessage id="checkout.discountsWith" values={{ code: now.code }} />
            )
          }
        >
          −<Price euros={now.discount} />
        </SummaryRow>
      )}
      {now.isCarried && (
        <SummaryRow name={<FormattedMessage id={now.isCollected ? "checkout.pickup" : "checkout.delivery"} />}>
          <Delivery fees={now.fees} from={from} />
        </SummaryRow>
      )}
      <div className={classNames(sums.total, styles.total)}>
        <dt>
          <FormattedMessage id="cart.total" />
        </dt>
        <dd>
          <Price euros={now.total} />
        </dd>
      </div>
    </dl>
  );
  if (!hasTax || now.vat.length === 0) return totals;
  return (
    <>
      {totals}
      <dl className={classNames(sums.totals, styles.tax)}>
        {now.vat.map(({ rate, vat }) => (
          <SummaryRow
            key={rate}
            name={<FormattedMessage id="checkout.tax" values={{ rate: formatDecimal(rate / 100, intl.locale) }} />}
          >
            <Price euros={vat} />
          </SummaryRow>
        ))}
      </dl>
    </>
  );
}

function codeOf({ discountCode, isCodeApplied }: EnteredCode): string {
  return isCodeApplied ? discountCode : "";
}

function Delivery({ fees, from }: Pick<TotalsFacts, "fees" | "from">): ReactNode {
  if (fees !== null) return <Fee euros={fees} />;
  return (
    <span className={layout.meta}>
      {from === null ? (
        <FormattedMessage id="checkout.deliveryLater" />
      ) : (
        <FormattedMessage id="checkout.deliveryFrom" values={{ price: <Fee key="fee" euros={from} /> }} />
      )}
    </span>
  );
}

/** What a way of delivery costs; nothing is said in words. */
export function Fee({ euros }: { readonly euros: number }): ReactNode {
  return euros === 0 ? <FormattedMessage id="checkout.free" /> : <Price euros={euros} />;
}

/** A name and what it comes to. */
function SummaryRow({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function cheapest(options: Checkout["options"]): number | null {
  return options.length === 0 ? null : Math.min(...options.map(({ fdp }) => fdp));
}
