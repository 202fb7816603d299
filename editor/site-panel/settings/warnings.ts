import { computed } from "mobx";
import { useCallback, useMemo } from "react";
import { useIntl } from "react-intl";

import { locales, type Localized } from "#schemas/locale.ts";
import { sameValue } from "#schemas/editing/same-value.ts";
import { isRecord } from "#schemas/fields/check.ts";
import { type SiteSettings, valueInForce } from "#schemas/site-settings/site-settings.ts";

import { useWords } from "../../fields/ui-locale.ts";
import type { PanelWork } from "../panel-work.ts";
import { settingName } from "../setting-words.ts";
import { inks, poorContrast } from "./contrasts.ts";

/** The settings of which there may be something to say. */
const warnable: readonly string[] = [...inks, "LEGAL_NOTICE", "PRIVACY_POLICY", "COOKIE_POLICY", "SALE_TERMS"];

export interface Warning {
  /** The setting that it is about. */
  readonly key: string;
  readonly words: string;
}

/** What is found at a setting, before it is put into words. */
type Found = { readonly key: string } & (
  | { readonly what: "contrast"; readonly ratio: number; readonly other: string }
  | { readonly what: "missing" | "odr" }
);

/** What may be as it is and asks for a second look: words that can't be read, texts that the law asks for. */
export function useWarnings(document: SiteSettings): readonly Warning[] {
  const put = usePutIntoWords();
  return useMemo(() => warnable.flatMap((key) => foundAt(document, key)).map(put), [document, put]);
}

/** The same of one setting; who observes it is drawn anew when that changes, not when other settings do. */
export function useWarningsOf({ draft }: Pick<PanelWork, "draft">, key: string): readonly Warning[] {
  const found = useMemo(() => computed(() => foundAt(draft.document, key), { equals: sameValue }), [draft, key]).get();
  return found.map(usePutIntoWords());
}

function usePutIntoWords(): (found: Found) => Warning {
  const intl = useIntl();
  const wordsOf = useWords();
  return useCallback(
    (found) => {
      const { key } = found;
      const say = (values?: Record<string, string>): string =>
        intl.formatMessage({ id: `editor.site.warn.${found.what}` }, values);
      if (found.what === "contrast") {
        const ratio = intl.formatNumber(found.ratio, { maximumFractionDigits: 1 });
        return { key, words: say({ ratio, name: wordsOf(settingName(key)), on: wordsOf(settingName(found.other)) }) };
      }
      return { key, words: say(found.what === "missing" ? { name: wordsOf(settingName(key)) } : undefined) };
    },
    [intl, wordsOf],
  );
}

function foundAt(document: SiteSettings, key: string): readonly Found[] {
  const contrast = poorContrast(key, document);
  if (contrast) return [{ key, what: "contrast", ...contrast }];
  if (!legalTexts(document).includes(key)) return [];
  const value = valueInForce(document, key);
  const isClosed = JSON.stringify(value ?? "").includes("ec.europa.eu/consumers/odr");
  return [
    ...(hasText(value) ? [] : [{ key, what: "missing" } as const]),
    ...(isClosed ? [{ key, what: "odr" } as const] : []),
  ];
}

/** Whether there is ever anything to say of a setting. */
export function mayWarn(key: string): boolean {
  return warnable.includes(key);
}

/** The texts that the law asks of every site, and of one that sells. */
function legalTexts(document: SiteSettings): readonly string[] {
  const all = ["LEGAL_NOTICE", "PRIVACY_POLICY", "COOKIE_POLICY"];
  return valueInForce(document, "info.isECommerce") === true ? [...all, "SALE_TERMS"] : all;
}

function hasText(value: unknown): boolean {
  return isRecord(value) && locales.some((locale) => ((value as Localized<string>)[locale] ?? "").trim() !== "");
}
