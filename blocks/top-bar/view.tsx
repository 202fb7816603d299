import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Icon } from "#blocks/kit/icon.tsx";
import { readParameter } from "#blocks/kit/parameters.ts";
import { phoneHref } from "#schemas/phone-href.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { topBarDefinition } from "./definition.ts";
import styles from "./top-bar.module.css";

/** The bar above the menu, on wide screens; nothing when it would be empty. */
export function TopBarView({ props, data, slots }: BlockViewProps<typeof topBarDefinition>): ReactNode {
  const intl = useIntl();
  const phone = readParameter(data.parameters, "COMPANY_PHONE");
  const email = readParameter(data.parameters, "COMPANY_EMAIL");
  if ([props.text, phone, email].every((part) => part === "") && !slots["end"]) return null;
  return (
    <section className={styles.bar} aria-label={intl.formatMessage({ id: "topBar.label" })}>
      {props.text !== "" && <p className={styles.text}>{props.text}</p>}
      {phone !== "" && (
        <a
          href={phoneHref(phone)}
          className={styles.contact}
          aria-label={intl.formatMessage({ id: "topBar.call" }, { phone })}
        >
          <Icon name="phone" className={styles.icon} />
          {phone}
        </a>
      )}
      {email !== "" && (
        <a
          href={`mailto:${email}`}
          className={styles.contact}
          aria-label={intl.formatMessage({ id: "topBar.write" }, { email })}
        >
          <Icon name="mail" className={styles.icon} />
          {email}
        </a>
      )}
      {slots["end"]}
    </section>
  );
}
