import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { cartSaid } from "#blocks/kit/cart-state.ts";
import { CartWords } from "#blocks/kit/cart-words.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { DiscountCode } from "#blocks/kit/discount-code.tsx";
import layout from "#blocks/kit/layout.module.css";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { discountCodeDefinition } from "./definition.ts";
import styles from "./discount-code.module.css";

const none = { discountCode: "", isCodeApplied: false };

/** The cart's code, or the field for one. Where nobody's cart is known, what became of it is said; nothing where nothing is sold. */
export function DiscountCodeView(view: BlockViewProps<typeof discountCodeDefinition>): ReactNode {
  const { id, props, data, query, href } = view;
  const intl = useIntl();
  const said = cartSaid(query);
  if (data.site?.isECommerce !== true) return null;
  const isDone = said?.saying === "coded";
  const label = props.title === "" ? intl.formatMessage({ id: "cart.code" }) : undefined;
  return (
    <section
      id={`form-${id}`}
      className={classNames(layout.block, styles.block)}
      aria-label={label}
      aria-labelledby={label === undefined ? `${id}-title` : undefined}
    >
      <Title title={props.title} level={2} size="medium" id={`${id}-title`} />
      {isDone && <CartWords said={said} />}
      <DiscountCode
        id={`${id}-code`}
        entered={data.cart ?? none}
        place={{ block: id, back: href({ state: null }) }}
        fields={data.cart ? {} : { says: "coded" }}
        done={intl.formatMessage({ id: "cartSaid.coded" })}
        said={said && !isDone ? (saidId) => <CartWords said={said} id={saidId} /> : null}
      />
    </section>
  );
}
