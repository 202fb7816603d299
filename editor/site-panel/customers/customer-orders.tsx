import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { Customer } from "#schemas/content/customer.ts";

import { useEuros } from "../orders/order-words.ts";
import frame from "../panel-section.module.css";
import type { Place } from "../places/place.ts";
import { RowOpener } from "../row-opener.tsx";
import styles from "./customers.module.css";
import { useDay } from "./use-day.ts";

interface CustomerOrdersProps {
  readonly customer: Customer;
  readonly go: (place: Place) => void;
}

/** What a customer ordered, the latest first, each leading to the order's own page. */
export function CustomerOrders({ customer: { orders }, go }: CustomerOrdersProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number | string>): string => formatMessage({ id }, values);
  const [euros, day] = [useEuros(), useDay()];
  return (
    <section className={styles.part}>
      <h3>{say("editor.customers.ordersOf", { count: orders.length })}</h3>
      {orders.length === 0 && <p className={styles.none}>{say("editor.customers.noOrder")}</p>}
      {orders.length > 0 && (
        <ul className={frame.list}>
          {orders.map(({ id, code, at, state, total, returns }) => (
            <li key={id} className={frame.row}>
              <RowOpener
                name={code}
                state={say(`editor.orders.state.${state}`)}
                tone={returns > 0 ? "coming" : "private"}
                notes={[
                  euros(total),
                  day(at),
                  ...(returns > 0 ? [say("editor.customers.returns", { count: returns })] : []),
                ]}
                onClick={() => go({ section: "orders", id })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
