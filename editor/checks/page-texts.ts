import { missingIn } from "#schemas/page/untranslated.ts";

import type { CheckedPage } from "./checked-page.ts";
import type { Finding } from "./finding.ts";

/** How much of a text search engines show, in characters. */
export const searchLengths = { title: 60, metaDescription: 160 } as const;

const rules = {
  title: { missing: "titleMissing", long: "titleLong" },
  metaDescription: { missing: "descriptionMissing", long: "descriptionLong" },
} as const;

/** Titles and descriptions of the page that a language lacks, or that search results would cut off. */
export function pageTexts({ settings, locales }: Pick<CheckedPage, "settings" | "locales">): readonly Finding[] {
  if (!settings) return [];
  return (["title", "metaDescription"] as const).flatMap((field): readonly Finding[] => {
    const value = settings[field];
    const missing = missingIn(value, locales);
    const lengths = locales.map((locale) => ({ locale, length: (value[locale] ?? "").length }));
    const long = lengths.filter(({ length }) => length > searchLengths[field]);
    return [
      ...(missing.length > 0 ? [{ rule: rules[field].missing, block: null, locales: missing }] : []),
      ...long.map(({ locale, length }) => ({
        rule: rules[field].long,
        block: null,
        locales: [locale],
        values: { length },
      })),
    ];
  });
}
