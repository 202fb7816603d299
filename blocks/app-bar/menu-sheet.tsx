import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { Icon } from "#blocks/kit/icon.tsx";
import { readParameter } from "#blocks/kit/parameters.ts";
import sheet from "#blocks/kit/sheet.module.css";
import { phoneHref } from "#schemas/phone-href.ts";
import { siteMenuId } from "#blocks/kit/site-menu.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import type { MenuEntry } from "./menu.ts";
import { MenuList } from "./menu-list.tsx";
import styles from "./menu-sheet.module.css";

interface MenuSheetProps {
  readonly entries: readonly MenuEntry[];
  readonly label: string;
  /** The estate's. */
  readonly name: string;
  readonly parameters: readonly Parameter[] | null;
}

/**
 * The menu as a sheet over the page, for small screens and menus behind a button. It needs no JavaScript: the browser
 * opens and closes it by the buttons that name it, gives the focus back, and knows Escape (`popover`).
 */
export function MenuSheet({ entries, label, name, parameters }: MenuSheetProps): ReactNode {
  const intl = useIntl();
  const phone = readParameter(parameters, "COMPANY_PHONE");
  const email = readParameter(parameters, "COMPANY_EMAIL");
  return (
    <nav id={siteMenuId} popover="auto" className={styles.sheet} aria-label={label}>
      <div className={classNames(sheet.head, styles.head)}>
        <span className={styles.name}>{name}</span>
        <button
          type="button"
          className={sheet.close}
          popoverTarget={siteMenuId}
          popoverTargetAction="hide"
          aria-label={intl.formatMessage({ id: "appBar.close" })}
        >
          <Icon name="close" />
        </button>
      </div>
      <MenuList entries={entries} form="small" />
      {(phone || email) && (
        <p className={styles.foot}>
          {phone && (
            <a href={phoneHref(phone)} aria-label={intl.formatMessage({ id: "topBar.call" }, { phone })}>
              <Icon name="phone" className={styles.icon} />
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} aria-label={intl.formatMessage({ id: "topBar.write" }, { email })}>
              <Icon name="mail" className={styles.icon} />
              {email}
            </a>
          )}
        </p>
      )}
    </nav>
  );
}
