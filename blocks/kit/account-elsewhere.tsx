import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { localizePath } from "#schemas/locale.ts";

import link from "./link.module.css";
import { useLocale } from "./use-locale.ts";

/** On a public page, where nobody's account is known: the way to it. */
export function AccountElsewhere(): ReactNode {
  return (
    <p>
      <a href={localizePath("/account", useLocale())} className={link.outline}>
        <FormattedMessage id="account.see" />
      </a>
    </p>
  );
}
