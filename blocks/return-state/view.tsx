import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { AccountElsewhere } from "#blocks/kit/account-elsewhere.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { formatDateTime, formatPrice } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { readParameter } from "#blocks/kit/parameters.ts";
import { lineName } from "#blocks/kit/product-quantity.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { ProductReturn } from "#schemas/content/product-return.ts";
import { localizePath } from "#schemas/locale.ts";

import type { returnStateDefinition } from "./definition.ts";
import { ReturnLabel } from "./return-label.tsx";
import styles from "./return-state.module.css";

/** A return as it stands: what is to be done, what goes back, how it came there; its label while that is wanted. */
export function ReturnStateView(view: BlockViewProps<typeof returnStateDefinition>): ReactNode {
  const { id, props, data, said } = view;
  const intl = useIntl();
  const { locale, path } = usePage();
  const { given, back, order, reasons, parameters } = data;
  if (given === null) {
    return (
      <div className={layout.block}>
        <AccountElsewhere />
      </div>
    );
  }
  const advice = back === null ? "" : adviceOf(given, back);
  const why = new Map((reasons ?? []).map(({ key, value }) => [key, value]));
  return (
    <div className={classNames(layout.block, styles.return)} id={`form-${id}`}>
      <Title title={props.title} eyebrow={intl.formatMessage({ id: "returns.of" }, { code: given.code })} level={1} />
      <p className={styles.state}>{given.status}</p>
      {advice !== "" && <p>{advice}</p>}
      {given.note !== "" && (
        <p className={styles.note}>
          <strong>
            <FormattedMessage id="returns.note" />
          </strong>{" "}
          {given.note}
        </p>
      )}
      {given.state === "LABEL_SENT" && <ReturnLabel given={given} order={order} estate={estateLines(parameters)} />}
      <section>
        <h2 className={styles.part}>
          <FormattedMessage id="returns.goods" />
        </h2>
        <ul className={classNames(layout.plain, styles.goods)}>
          {given.products.map((product) => (
            <li key={product.id}>
              {`${product.quantity} × ${lineName(product)}`}
              <span className={layout.meta}>{why.get(product.reason)}</span>
            </li>
          ))}
        </ul>
        <p className={layout.meta}>
          <FormattedMessage id="returns.amount" values={{ amount: formatPrice(given.amount, intl.locale) }} />
        </p>
      </section>
      <section>
        <h2 className={styles.part}>
          <FormattedMessage id="returns.stands" />
        </h2>
        <ol className={classNames(layout.plain, styles.goods)}>
          {given.history.map(({ state, status, date }) => (
            <li key={state}>
              {status}
              <span className={layout.meta}>{formatDateTime(date)}</span>
            </li>
          ))}
        </ol>
      </section>
      {(given.state === "ASKED" || given.state === "ACCEPTED") && (
        <FormFrame
          action="/account/orders"
          form="return-cancel"
          block={id}
          back={path}
          said={said}
          labels={{}}
          fields={{ order: given.idOrder, return: given.id }}
        >
          <button type="submit" className={classNames(link.outline, styles.cancel)}>
            <FormattedMessage id="returns.cancel" />
          </button>
        </FormFrame>
      )}
      <p>
        <a href={localizePath(`/account/orders/${given.idOrder}`, locale)}>
          <FormattedMessage id="returns.back" />
        </a>
      </p>
    </div>
  );
}

type Texts = NonNullable<BlockViewProps<typeof returnStateDefinition>["data"]["back"]>;

/** The estate's words for where it stands (spec §3). */
function adviceOf({ state }: ProductReturn, texts: Texts): string {
  if (state === "LABEL_SENT") return texts.labelSentDescription;
  return state === "RECEIVED" ? texts.productReceivedDescription : "";
}

function estateLines(parameters: Parameters<typeof readParameter>[0]): readonly string[] {
  const lines = [readParameter(parameters, "COMPANY_NAME"), readParameter(parameters, "COMPANY_HEAD_OFFICE")];
  return lines.flatMap((line) => line.split("\n")).filter((line) => line.trim() !== "");
}
