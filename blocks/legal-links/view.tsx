import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { useLocale } from "#blocks/kit/use-locale.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./legal-links.module.css";

/** Terms of sale, privacy, legal notice, and how to reach the estate. */
export function LegalLinksView(): ReactNode {
  const intl = useIntl();
  const locale = useLocale();
  const links = [
    ["/sale-terms", "terms"],
    ["/privacy-policy", "privacy"],
    ["/legal-notice", "notice"],
    ["/withdrawal", "withdrawal"],
    ["/contact", "contact"],
  ] as const;
  return (
    <footer className={styles.links}>
      <nav aria-label={intl.formatMessage({ id: "legalLinks.label" })}>
        <ul>
          {links.map(([path, name]) => (
            <li key={name}>
              <a href={localizePath(path, locale)}>
                <FormattedMessage id={`legalLinks.${name}`} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
