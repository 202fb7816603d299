import { escapeHtml } from "#schemas/escape-html.ts";

import { inLocale, type Locale, type Localized } from "../../locale.ts";
import { company } from "./company.ts";
import { companyValue } from "./company-value.ts";

const known: ReadonlyMap<string, Localized<string>> = new Map(company.map(({ type, label }) => [type, label]));

/**
 * Fills `{{COMPANY_NAME}}` and the other company details into a legal text (spec §3). Values are escaped for
 * HTML; an unset one is named in brackets, so that a draft never reads as if it were whole; a name that is no
 * company detail stays as it is.
 */
export function fillPlaceholders(
  html: string,
  values: Readonly<Record<string, string | null>>,
  locale: Locale,
): string {
  return html.replaceAll(/\{\{\s*([A-Z_]+)\s*\}\}/g, (placeholder, name: string) =>
    known.has(name) ? escapeHtml(companyValue(name, values[name], locale) || inBrackets(name, locale)) : placeholder,
  );
}

function inBrackets(name: string, locale: Locale): string {
  return `[${inLocale(known.get(name) ?? {}, locale) ?? name}]`;
}
