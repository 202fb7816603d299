import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { Icon } from "#blocks/kit/icon.tsx";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./cart-badge.module.css";
import type { cartBadgeDefinition } from "./definition.ts";

/** A bag that leads to the cart; its count is the browser's own (`data-boot`). Nothing on a site that is no shop. */
export function CartBadgeView({ props, data }: BlockViewProps<typeof cartBadgeDefinition>): ReactNode {
  const { locale, path } = usePage();
  if (data.site?.isECommerce === false) return null;
  const href = localizePath("/cart", locale);
  return (
    <a
      href={href}
      className={props.form === "icon" ? styles.icon : styles.tab}
      // On the cart's own page it leads there; elsewhere the page's script opens the drawer instead.
      {...(path === href ? { "aria-current": "page" } : { "data-opens-cart": "" })}
    >
      <Icon name="bag" />
      <span className={props.form === "icon" ? layout.hidden : undefined}>
        <FormattedMessage id="cartBadge.cart" />
      </span>{" "}
      <span className={styles.count} data-boot="cart-badge" />
    </a>
  );
}
