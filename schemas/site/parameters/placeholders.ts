import { escapeHtml } from "#schemas/escape-html.ts";

import { company } from "./company.ts";

const known: ReadonlySet<string> = new Set(company.map(({ type }) => type));

/**
 * Fills `{{COMPANY_NAME}}` and the other company details into a legal text (spec §3). Values are escaped for
 * HTML; an unset one leaves nothing, and a name that is no company detail stays as it is.
 */
export function fillPlaceholders(html: string, values: Readonly<Record<string, string | null>>): string {
  return html.replaceAll(/\{\{\s*([A-Z_]+)\s*\}\}/g, (placeholder, name: string) =>
    known.has(name) ? escapeHtml(values[name] ?? "") : placeholder,
  );
}
