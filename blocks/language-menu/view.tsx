import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { type Locale, localeInfos, locales, localizePath } from "#schemas/locale.ts";

import type { languageMenuDefinition } from "./definition.ts";
import styles from "./language-menu.module.css";

/**
 * Links to this page in each language, named in that language, with what was asked of it; a page without a version
 * leads home.
 */
export function LanguageMenuView({ props }: BlockViewProps<typeof languageMenuDefinition>): ReactNode {
  const intl = useIntl();
  return (
    <nav className={styles[props.form]} aria-label={intl.formatMessage({ id: "languageMenu.label" })}>
      <ul className={classNames(layout.plain, styles.languages)}>
        {locales.map((locale) => (
          <li key={locale}>
            <Language locale={locale} asCode={props.form !== "names"} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Language({ locale, asCode }: { locale: Locale; asCode: boolean }): ReactNode {
  const { alternates, asked, locale: present } = usePage();
  const { iso, label } = localeInfos[locale];
  const path = alternates[locale];
  const href = path !== undefined && asked ? `${path}?${asked}` : path;
  return (
    <a
      href={href ?? localizePath("/", locale)}
      className={styles.language}
      lang={iso}
      hrefLang={iso}
      data-locale={locale}
      {...(locale === present && { "aria-current": "true" })}
    >
      {asCode ? <abbr title={label}>{iso.slice(0, 2).toUpperCase()}</abbr> : label}
    </a>
  );
}
