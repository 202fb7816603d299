import { isRecord } from "#schemas/fields/check.ts";
import type { Fields } from "#schemas/fields/field.ts";
import type { Locale, Localized } from "#schemas/locale.ts";

import { translationState } from "../fields/translation-state.ts";
import type { CheckedPage } from "./checked-page.ts";
import type { Finding } from "./finding.ts";

/** Texts that one of the page's languages has words for and another hasn't. */
export function untranslated({ blocks }: Pick<CheckedPage, "blocks">): readonly Finding[] {
  return blocks.flatMap(({ node: { id }, fields, props, locales }) =>
    textsIn(fields ?? {}, props).flatMap(({ label, value }): readonly Finding[] => {
      const missing = missingIn(value, locales);
      return missing.length > 0 ? [{ rule: "untranslated", block: id, field: label, locales: missing }] : [];
    }),
  );
}

/** The languages that have no words where another has. */
export function missingIn(value: Localized<string>, locales: readonly Locale[]): readonly Locale[] {
  return locales.filter((locale) => translationState({ value, locale }) === "missing");
}

interface Text {
  readonly label: Localized<string>;
  readonly value: Localized<string>;
}

/** The texts of some props, also those in lists and groups. */
function textsIn(fields: Fields, props: Readonly<Record<string, unknown>>): readonly Text[] {
  return Object.entries(fields).flatMap(([prop, { label, localized, item }]): readonly Text[] => {
    const value = props[prop];
    if (localized) return isRecord(value) ? [{ label, value: value as Localized<string> }] : [];
    if (!item) return [];
    return [value].flat().flatMap((each) => (isRecord(each) ? textsIn(item, each) : []));
  });
}
