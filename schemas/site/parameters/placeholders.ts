import { escapeHtml } from "#schemas/escape-html.ts";
import { phoneHref } from "#schemas/phone-href.ts";

import { inLocale, type Locale, type Localized } from "../../locale.ts";
import { company } from "./company.ts";
import { companyValue } from "./company-value.ts";

const known: ReadonlyMap<string, Localized<string>> = new Map(company.map(({ type, label }) => [type, label]));

/** A tag, whatever its attributes hold, or the name of a company detail. */
const tagOrPlaceholder = /<(\/?[a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^'">])*>|\{\{\s*([A-Z_]+)\s*\}\}/gi;

/**
 * Fills `{{COMPANY_NAME}}` and the other company details into a legal text (spec §3). Values are escaped for
 * HTML; an unset one is named in brackets, so that a draft never reads as if it were whole; a name that is no
 * company detail stays as it is. Phone and e-mail become links, unless they stand in one.
 */
export function fillPlaceholders(
  html: string,
  values: Readonly<Record<string, string | null>>,
  locale: Locale,
): string {
  let isInLink = false;
  return html.replaceAll(tagOrPlaceholder, (found, tag: string | undefined, name: string | undefined) => {
    if (tag === undefined) return fill(found, name ?? "", isInLink);
    if (/^\/?a$/i.test(tag)) isInLink = tag.length === 1;
    return found.replaceAll(/\{\{\s*([A-Z_]+)\s*\}\}/g, (inner, own: string) => fill(inner, own, true));
  });

  function fill(placeholder: string, name: string, isPlain: boolean): string {
    if (!known.has(name)) return placeholder;
    const value = companyValue(name, values[name], locale);
    const text = escapeHtml(value || inBrackets(name, locale));
    const href = value === "" || isPlain ? "" : hrefOf(name, value);
    return href === "" ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
  }
}

function hrefOf(name: string, value: string): string {
  if (name === "COMPANY_PHONE") return phoneHref(value);
  return name === "COMPANY_EMAIL" ? `mailto:${value}` : "";
}

function inBrackets(name: string, locale: Locale): string {
  return `[${inLocale(known.get(name) ?? {}, locale) ?? name}]`;
}
