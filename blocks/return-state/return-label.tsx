import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import layout from "#blocks/kit/layout.module.css";
import type { Order } from "#schemas/content/order.ts";
import type { ProductReturn } from "#schemas/content/product-return.ts";

import styles from "./return-state.module.css";

interface ReturnLabelProps {
  readonly given: ProductReturn;
  readonly order: Order | null;
  /** The estate's name and address, line by line. */
  readonly estate: readonly string[];
}

/** What is stuck on the box: from whom, to whom, for which return. Printed, it is all that comes onto the paper. */
export function ReturnLabel({ given, order, estate }: ReturnLabelProps): ReactNode {
  const address = order?.billing ?? order?.delivery.address ?? null;
  const name = order ? `${order.contact.firstname} ${order.contact.lastname}`.trim() : "";
  const from = address ? [address.address, address.addressPart2, `${address.postalCode} ${address.city}`] : [];
  return (
    <section className={styles.label} aria-labelledby={`label-${given.id}`}>
      <h2 id={`label-${given.id}`} className={styles.part}>
        <FormattedMessage id="returns.label" />
      </h2>
      <div className={styles.sides}>
        <Side title={<FormattedMessage id="returns.from" />} lines={[name, ...from]} />
        <Side title={<FormattedMessage id="returns.to" />} lines={estate} />
      </div>
      <p className={styles.number}>
        <FormattedMessage id="returns.number" values={{ id: String(given.id), code: given.code }} />
      </p>
      <p className={layout.meta}>
        <FormattedMessage id="returns.fix" />
      </p>
      <p className={styles.hint}>
        <FormattedMessage id="returns.print" />
      </p>
    </section>
  );
}

function Side({ title, lines }: { readonly title: ReactNode; readonly lines: readonly string[] }): ReactNode {
  return (
    <div>
      <p className={layout.meta}>{title}</p>
      <address className={styles.address}>
        {lines
          .filter((line) => line.trim() !== "")
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
    </div>
  );
}
