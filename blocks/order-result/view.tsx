import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { Island } from "#blocks/kit/island.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { WithdrawalNote } from "#blocks/kit/withdrawal-note.tsx";
import { orderOutcome } from "#schemas/commerce/order-outcome.ts";
import { localizePath } from "#schemas/locale.ts";

import { Bought } from "./bought.tsx";
import type { orderResultDefinition } from "./definition.ts";
import styles from "./order-result.module.css";
import { WaitIsland } from "./wait-island.tsx";

/** What came of the order that the browser holds, in words, and what to do next. */
export function OrderResultView(view: BlockViewProps<typeof orderResultDefinition>): ReactNode {
  const { id, props, data, said, href, query } = view;
  const intl = useIntl();
  const { locale, zone, path } = usePage();
  const payment = data.payment ?? null;
  const order = data.order !== null && (payment === null || payment.order.id === data.order.id) ? data.order : null;
  const outcome = orderOutcome(order, data.payment);
  const code = payment?.order.code ?? order?.code ?? "";
  const title = outcome === "bought" ? props.thanks : intl.formatMessage({ id: `orderResult.${outcome}` });
  const provider = /\/([\w-]+)\/result$/.exec(path)?.[1];
  const words = {
    follows: intl.formatMessage({ id: "orderResult.byItself" }),
    quiet: intl.formatMessage({ id: "orderResult.quiet" }),
  };
  const toCart = (
    <a href={localizePath("/cart", locale)} className={outcome === "over" ? link.button : undefined}>
      <FormattedMessage id="cart.see" />
    </a>
  );
  return (
    <section className={classNames(layout.block, styles.result)} id={`form-${id}`} aria-labelledby={`${id}-title`}>
      <Title
        title={title}
        eyebrow={code === "" ? "" : intl.formatMessage({ id: "orderResult.order" }, { code })}
        level={zone === "private" ? 1 : 2}
        id={`${id}-title`}
      />
      {outcome === "bought" && order && (
        <>
          <Bought order={order} papers={data.papers} isGuest={data.session?.logged !== true} />
          <WithdrawalNote given={data.withdrawals} />
        </>
      )}
      {outcome === "waiting" && (
        <div className={styles.words}>
          <p>
            <FormattedMessage id="orderResult.waitingText" />
          </p>
          {provider !== undefined && query["id"] !== undefined && (
            <Island name="wait" of={WaitIsland} props={{ provider, id: query["id"], words }} />
          )}
          <p>
            <a href={href({})} className={link.outline}>
              <FormattedMessage id="orderResult.refresh" />
            </a>
          </p>
          {payment?.order.isPayable === true && (
            <FormFrame action="/order/error" form="pay" block={id} back={href({})} said={said} labels={{}}>
              <p className={layout.meta}>
                <FormattedMessage id="orderResult.left" />
              </p>
              <FormActions send={intl.formatMessage({ id: "orderResult.goOn" })} />
            </FormFrame>
          )}
        </div>
      )}
      {outcome === "refused" && (
        <div className={styles.words}>
          <p role="alert">
            <FormattedMessage
              id={`orderResult.reason.${payment?.reason ?? (payment?.state === "CANCELLED" ? "LEFT" : "UNPAID")}`}
            />
          </p>
          <p>
            <FormattedMessage id="orderResult.held" />
          </p>
          <FormFrame action="/order/error" form="pay" block={id} back={href({})} said={said} labels={{}}>
            <FormActions send={intl.formatMessage({ id: "orderResult.payAgain" })}>{toCart}</FormActions>
          </FormFrame>
        </div>
      )}
      {(outcome === "over" || outcome === "unknown") && (
        <div className={styles.words}>
          <p>
            <FormattedMessage id={`orderResult.${outcome}Text`} />
          </p>
          <p>{toCart}</p>
        </div>
      )}
    </section>
  );
}
