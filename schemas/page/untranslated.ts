import { isRecord } from "../fields/check.ts";
import type { Fields } from "../fields/field.ts";
import type { Locale, Localized } from "../locale.ts";
import { translationState } from "../translation-state.ts";
import type { CheckedBlock } from "./checked-blocks.ts";
import type { BlockId } from "./layout.ts";

/** A text that one of its block's languages has words for and another hasn't. */
export interface Untranslated {
  readonly block: BlockId;
  /** What the field is called. */
  readonly field: Localized<string>;
  /** The languages that have none. */
  readonly locales: readonly Locale[];
}

/** The texts of some blocks that aren't written in all the languages in which visitors get them. */
export function untranslatedTexts(blocks: readonly CheckedBlock[]): readonly Untranslated[] {
  return blocks.flatMap(({ node: { id }, fields, props, locales }) =>
    textsIn(fields ?? {}, props).flatMap(({ label, value }): readonly Untranslated[] => {
      const missing = missingIn(value, locales);
      return missing.length > 0 ? [{ block: id, field: label, locales: missing }] : [];
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
