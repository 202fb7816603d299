import { useMemo } from "react";
import { useIntl } from "react-intl";

import { inLocale, locales, type Localized } from "#schemas/locale.ts";
import { isRecord } from "#schemas/fields/check.ts";
import { type SiteSettings, valueInForce } from "#schemas/site-settings/site-settings.ts";

import { useUiLocale, useWords } from "../../fields/ui-locale.ts";
import { settingName } from "../setting-words.ts";
import { poorContrasts } from "./contrasts.ts";

export interface Warning {
  /** The setting that it is about. */
  readonly key: string;
  readonly words: string;
}

/** What may be as it is and asks for a second look: words that can't be read, texts that the law asks for. */
export function useWarnings(document: SiteSettings): readonly Warning[] {
  const intl = useIntl();
  const locale = useUiLocale();
  const wordsOf = useWords();
  return useMemo(() => {
    const say = (id: string, values?: Record<string, string>): string => intl.formatMessage({ id }, values);
    const contrasts = poorContrasts(document).map(({ key, ratio, on }) => ({
      key,
      words: say("editor.site.warn.contrast", {
        name: wordsOf(settingName(key)),
        on: on(intl.locale),
        ratio: intl.formatNumber(ratio, { maximumFractionDigits: 1 }),
      }),
    }));
    const missing = legalTexts(document)
      .filter((key) => !hasText(valueInForce(document, key)))
      .map((key) => ({
        key,
        words: say("editor.site.warn.missing", { name: inLocale(settingName(key), locale) ?? key }),
      }));
    const closed = [...legalTexts(document)]
      .filter((key) => JSON.stringify(valueInForce(document, key) ?? "").includes("ec.europa.eu/consumers/odr"))
      .map((key) => ({ key, words: say("editor.site.warn.odr") }));
    return [...contrasts, ...missing, ...closed];
  }, [document, intl, locale, wordsOf]);
}

/** Whether there is ever anything to say of a setting. */
export function mayWarn(key: string): boolean {
  return key.startsWith("COLOR_") || ["LEGAL_NOTICE", "PRIVACY_POLICY", "COOKIE_POLICY", "SALE_TERMS"].includes(key);
}

/** The texts that the law asks of every site, and of one that sells. */
function legalTexts(document: SiteSettings): readonly string[] {
  const all = ["LEGAL_NOTICE", "PRIVACY_POLICY", "COOKIE_POLICY"];
  return valueInForce(document, "info.isECommerce") === true ? [...all, "SALE_TERMS"] : all;
}

function hasText(value: unknown): boolean {
  return isRecord(value) && locales.some((locale) => ((value as Localized<string>)[locale] ?? "").trim() !== "");
}
