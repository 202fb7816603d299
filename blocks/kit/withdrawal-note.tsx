import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { OrderWithdrawals, Withdrawal } from "#schemas/content/withdrawal.ts";
import { localizePath } from "#schemas/locale.ts";

import { formatDate, formatDateTime, formatPrice } from "./formatters.ts";
import layout from "./layout.module.css";
import { useLocale } from "./use-locale.ts";

/** What of an order was withdrawn, and the way out of the rest while there is one (L10). */
export function WithdrawalNote({ given }: { readonly given: OrderWithdrawals | null }): ReactNode {
  const locale = useLocale();
  if (given === null) return null;
  const { isOpen, endsOn, withdrawals } = given;
  const link = (
    <a key="link" href={localizePath("/withdrawal", locale)}>
      <FormattedMessage id="withdrawal.here" />
    </a>
  );
  return (
    <>
      {withdrawals.map((one) => (
        <Received key={one.id} withdrawal={one} />
      ))}
      {isOpen && (
        <p className={layout.meta}>
          {endsOn === null ? (
            <FormattedMessage id="withdrawal.untilReceipt" values={{ link }} />
          ) : (
            <FormattedMessage id="withdrawal.until" values={{ link, date: formatDate(endsOn) }} />
          )}
        </p>
      )}
    </>
  );
}

function Received({ withdrawal }: { readonly withdrawal: Withdrawal }): ReactNode {
  const intl = useIntl();
  const { receivedAt, refundedAt, products, amount } = withdrawal;
  const names = products.map((one) => `${one.quantity} × ${[one.name, one.year].filter(Boolean).join(" ")}`);
  const values = {
    date: formatDateTime(receivedAt),
    products: intl.formatList(names, { type: "conjunction" }),
    amount: formatPrice(amount, intl.locale),
    refunded: refundedAt === null ? "" : formatDateTime(refundedAt),
  };
  return (
    <p>
      <FormattedMessage id={refundedAt === null ? "withdrawal.received" : "withdrawal.refunded"} values={values} />
    </p>
  );
}
