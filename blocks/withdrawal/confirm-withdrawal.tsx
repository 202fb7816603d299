import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { FormFrame, type FormPlace } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { formatDateTime } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import form from "#blocks/kit/site-form.module.css";
import type { WithdrawableProduct, WithdrawalOffer } from "#schemas/content/withdrawal.ts";

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
      <ul className={classNames(layout.plain, styles.products)}>
        {free.map((product) => (
          <Quantity key={product.id} id={`${block}-q-${product.id}`} product={product} />
        ))}
      </ul>
      {excluded.length > 0 && (
        <p className={layout.meta}>
          <FormattedMessage
            id="withdrawal.excluded"
            values={{ names: intl.formatList(excluded.map(nameOf), { type: "conjunction" }) }}
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

interface QuantityProps {
  readonly id: string;
  readonly product: WithdrawableProduct;
}

/** How many of a product are given up: all of them, unless the buyer says otherwise. */
function Quantity({ id, product }: QuantityProps): ReactNode {
  const { quantity } = product;
  return (
    <li className={styles.product}>
      <label htmlFor={id}>{nameOf(product)}</label>
      <span className={styles.count}>
        <input
          id={id}
          name={`q.${product.id}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={quantity}
          step={1}
          required
          defaultValue={quantity}
          className={classNames(form.input, styles.number)}
        />
        <span className={layout.meta}>
          <FormattedMessage id="withdrawal.of" values={{ n: quantity }} />
        </span>
      </span>
    </li>
  );
}

function nameOf({ name, year }: WithdrawableProduct): string {
  return [name, year].filter(Boolean).join(" ");
}
