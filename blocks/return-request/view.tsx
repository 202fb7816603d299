import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { AccountElsewhere } from "#blocks/kit/account-elsewhere.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { FormField, FormSelect } from "#blocks/kit/form-field.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { formatDateTime } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { lineName, ProductQuantities, ProductQuantity } from "#blocks/kit/product-quantity.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { ProductReturn } from "#schemas/content/product-return.ts";
import { localizePath } from "#schemas/locale.ts";

import type { returnRequestDefinition } from "./definition.ts";
import styles from "./return-request.module.css";

/** What may be sent back of an order, how many and why; what was asked before stands below. */
export function ReturnRequestView(view: BlockViewProps<typeof returnRequestDefinition>): ReactNode {
  const { id, props, data, said } = view;
  const intl = useIntl();
  const { locale, path } = usePage();
  const { back, reasons } = data;
  if (back === null) {
    return (
      <div className={layout.block}>
        <AccountElsewhere />
      </div>
    );
  }
  const reason = intl.formatMessage({ id: "returns.reason" });
  const names = back.products.map((product) => [`r.${product.id}`, `${reason}, ${lineName(product)}`] as const);
  const labels = { ...Object.fromEntries(names), message: intl.formatMessage({ id: "returns.message" }) };
  const options = (reasons ?? []).map(({ key, value }) => ({ value: key, label: value }));
  const own = said?.form === "return" ? said.values : {};
  return (
    <div className={classNames(layout.block, styles.request)} id={`form-${id}`}>
      <Title title={props.title} eyebrow={intl.formatMessage({ id: "returns.of" }, { code: back.code })} level={1} />
      <p>{back.message}</p>
      {back.isPossible ? (
        <FormFrame
          action="/account/orders"
          form="return"
          block={id}
          back={path}
          said={said}
          labels={labels}
          fields={{ order: back.idOrder }}
        >
          <p className={layout.meta}>{back.returnAskDescription}</p>
          <ProductQuantities>
            {back.products.map((product) => (
              <ProductQuantity
                key={product.id}
                id={`${id}-q-${product.id}`}
                name={`q.${product.id}`}
                title={lineName(product)}
                max={product.quantity}
                value={own[`q.${product.id}`] ?? 0}
              >
                <FormSelect name={`r.${product.id}`} options={options} />
              </ProductQuantity>
            ))}
          </ProductQuantities>
          <FormField name="message" rows={4} autoComplete="off" maxLength={2000} isRequired={false} />
          <FormActions send={<FormattedMessage id="returns.ask" />}>
            <a href={localizePath(`/account/orders/${back.idOrder}`, locale)}>
              <FormattedMessage id="returns.back" />
            </a>
          </FormActions>
        </FormFrame>
      ) : (
        <>
          <p role="status" className={styles.not}>
            {back.reason}
          </p>
          <p>
            <a href={localizePath(`/account/orders/${back.idOrder}`, locale)}>
              <FormattedMessage id="returns.back" />
            </a>
          </p>
        </>
      )}
      {back.returns.length > 0 && <Others returns={back.returns} />}
    </div>
  );
}

function Others({ returns }: { readonly returns: readonly ProductReturn[] }): ReactNode {
  const { locale } = usePage();
  return (
    <section className={styles.others}>
      <h2 className={styles.part}>
        <FormattedMessage id="returns.others" />
      </h2>
      <ul className={layout.plain}>
        {returns.map(({ id, idOrder, date, status }) => (
          <li key={id}>
            <a href={localizePath(`/account/orders/${idOrder}/return/${id}`, locale)}>
              <FormattedMessage id="returns.one" values={{ date: formatDateTime(date).slice(0, 10), status }} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
