import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { FormFrame, type FormPlace } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { formatDateTime } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { lineName, ProductQuantities, ProductQuantity } from "#blocks/kit/product-quantity.tsx";
import type { WithdrawalOffer } from "#schemas/content/withdrawal.ts";

import styles from "./withdrawal.module.css";

interface ConfirmWithdrawalProps extends FormPlace {
  readonly offer: WithdrawalOffer;
}

/** What is declared, once more, with how many of each; its button is the second control that the law wants (L10). */
export function ConfirmWithdrawal({ block, back, said, offer }: ConfirmWithdrawalProps): ReactNode {
  const intl = useIntl();
  const { name = "", code = "", email = "" } = said?.values ?? {};
  const [free, excluded] = [
    offer.products.filter(({ isExcluded }) => !isExcluded),
    offer.products.filter(({ isExcluded }) => isExcluded),
  ];
  return (
    <FormFrame
      action="/withdrawal"
      form="confirm"
      block={block}
      back={back}
      said={said && { ...said, form: "confirm" }}
      labels={{}}
      fields={{ name, code, email, declaration: offer.declaration }}
    >
      <p className={styles.email}>
        <FormattedMessage
          id="withdrawal.declare"
          values={{
            name,
            code: <strong className={styles.code}>{offer.code}</strong>,
            date: formatDateTime(offer.orderedAt).slice(0, 10),
          }}
        />
      </p>
      <ProductQuantities>
        {free.map((product) => (
          <ProductQuantity
            key={product.id}
            id={`${block}-q-${product.id}`}
            name={`q.${product.id}`}
            title={lineName(product)}
            max={product.quantity}
            value={product.quantity}
          />
        ))}
      </ProductQuantities>
      {excluded.length > 0 && (
        <p className={layout.meta}>
          <FormattedMessage
            id="withdrawal.excluded"
            values={{ names: intl.formatList(excluded.map(lineName), { type: "conjunction" }) }}
          />
        </p>
      )}
      <p className={layout.meta}>
        <FormattedMessage
          id="withdrawal.receipt"
          values={{ email: <strong className={styles.email}>{email}</strong> }}
        />
      </p>
      <FormActions send={<FormattedMessage id="withdrawal.confirm" />}>
        <a href={back}>
          <FormattedMessage id="withdrawal.back" />
        </a>
      </FormActions>
    </FormFrame>
  );
}
