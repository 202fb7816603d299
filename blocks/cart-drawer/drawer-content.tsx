import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import type { DeliveryRules } from "#blocks/kit/delivery-rules.ts";
import { FreeShipping } from "#blocks/kit/free-shipping.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { type CartSight, usePorts } from "#blocks/kit/ports.tsx";
import { Price } from "#blocks/kit/price.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./cart-drawer.module.css";
import { DrawerLine } from "./drawer-line.tsx";

interface DrawerContentProps {
  readonly id: string;
  readonly sight: CartSight;
  /** Nothing is known yet. */
  readonly isAsking: boolean;
  readonly rules: DeliveryRules;
  /** The way to what can be bought. */
  readonly wines: string;
  /** Told when a line goes: what had the focus is gone. */
  readonly removed: () => void;
}

/** The lines, how far free delivery is, and at the foot what it costs and the way on. */
export function DrawerContent({ id, sight, isAsking, rules, wines, removed }: DrawerContentProps): ReactNode {
  const { setQuantity, remove } = usePorts().cart;
  const locale = useLocale();
  const { cart, isBusy, error, errorLine } = sight;
  if (isAsking && !cart) {
    return (
      <p aria-busy="true" className={`${layout.meta} ${styles.lines}`}>
        <FormattedMessage id="cartDrawer.asking" />
      </p>
    );
  }
  if (!cart || cart.products.length === 0) {
    return (
      <div className={styles.empty}>
        <p>
          <FormattedMessage id="cart.empty" />
        </p>
        <a href={wines} className={link.outline}>
          <FormattedMessage id="cart.toWines" />
        </a>
      </div>
    );
  }
  return (
    <>
      <FreeShipping cart={cart} rules={rules} />
      <ul className={`${layout.plain} ${styles.lines}`}>
        {cart.products.map((line) => (
          <DrawerLine
            key={line.id}
            id={`${id}-${line.id}`}
            line={line}
            error={errorLine === line.id ? error : ""}
            setQuantity={setQuantity}
            remove={async () => {
              removed();
              await remove(line);
            }}
          />
        ))}
      </ul>
      <div className={styles.foot} aria-busy={isBusy}>
        {error !== "" && errorLine === null && <p role="alert">{error}</p>}
        <p className={styles.total}>
          <FormattedMessage id="cartDrawer.subtotal" />
          <span aria-live="polite">
            <Price euros={cart.totalProductToPay} />
          </span>
        </p>
        <p className={layout.meta}>
          <FormattedMessage id="cart.withoutDelivery" />
        </p>
        <a href={localizePath("/cart/address", locale)} className={link.button}>
          <FormattedMessage id="cartDrawer.order" />
        </a>
      </div>
    </>
  );
}
