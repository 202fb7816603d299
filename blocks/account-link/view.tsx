import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { Icon } from "#blocks/kit/icon.tsx";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./account-link.module.css";
import type { accountLinkDefinition } from "./definition.ts";

/** Somebody's head and shoulders: the same for everybody, as the page is. */
export function AccountLinkView(_view: BlockViewProps<typeof accountLinkDefinition>): ReactNode {
  const { locale, path } = usePage();
  const href = localizePath("/account", locale);
  return (
    <a href={href} className={styles.link} {...(path === href && { "aria-current": "page" })}>
      <Icon name="person" />
      <span className={layout.hidden}>
        <FormattedMessage id="accountLink.account" />
      </span>
    </a>
  );
}
