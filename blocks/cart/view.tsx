import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { cartSaid } from "#blocks/kit/cart-state.ts";
import { CartWords } from "#blocks/kit/cart-words.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { deliveryRules } from "#blocks/kit/delivery-rules.ts";
import { FreeShipping } from "#blocks/kit/free-shipping.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Title } from "#blocks/kit/title.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import { CartLine } from "./cart-line.tsx";
import styles from "./cart.module.css";
import type { cartDefinition } from "./definition.ts";
import { Summary } from "./summary.tsx";

/** The visitor's cart on a page of the private zone; on any other, where nobody's is known, the way to it. */
export function CartView({ id, props, data, query, href }: BlockViewProps<typeof cartDefinition>): ReactNode {
  const locale = useLocale();
  const isHere = usePage().zone === "private";
  const { cart, parameters } = data;
  const wines = data.wines?.pages[0]?.path ?? localizePath("/nos-cuvees", locale);
  const said = cartSaid(query);
  const place = { block: id, back: href({ state: null }) };
  const lines = cart?.products ?? [];
  const atCode = said?.saying === "code" && lines.length > 0 ? said : null;
  return (
    <section className={classNames(layout.block, styles.cart)} id={`form-${id}`} aria-labelledby={`${id}-title`}>
      <Title title={props.title} level={isHere ? 1 : 2} id={`${id}-title`} />
      {!isHere ? (
        <p>
          <a href={localizePath("/cart", locale)} className={link.outline}>
            <FormattedMessage id="cart.see" />
          </a>
        </p>
      ) : (
        <>
          {said === null && query["changed"] !== undefined && (
            <p role="alert">
              <FormattedMessage id={lines.length === 0 ? "cart.emptiedElsewhere" : "cart.changedElsewhere"} />
            </p>
          )}
          {said && said !== atCode && !lines.some((line) => line.id === said.about) && <CartWords said={said} />}
          {cart && lines.length > 0 ? (
            <>
              <FreeShipping cart={cart} rules={deliveryRules(parameters)} />
              <ul className={classNames(layout.plain, styles.lines)}>
                {lines.map((line) => (
                  <CartLine key={line.id} line={line} said={said?.about === line.id ? said : null} place={place} />
                ))}
              </ul>
              <Summary cart={cart} said={atCode} place={place} />
            </>
          ) : (
            <div className={styles.empty}>
              <p>
                <FormattedMessage id="cart.empty" />
              </p>
              <a href={wines} className={link.button}>
                <FormattedMessage id="cart.toWines" />
              </a>
            </div>
          )}
        </>
      )}
    </section>
  );
}
