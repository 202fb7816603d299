import type { IntlShape } from "react-intl";

import { isRecord } from "#schemas/fields/check.ts";
import type { Field } from "#schemas/fields/field.ts";
import { inLocale, type Locale, type Localized } from "#schemas/locale.ts";
import { type Visibility, visibilityField, visibilityProp } from "#schemas/page/visibility.ts";

import { plainWords } from "../saving/document-words.ts";
import { visibilityWords } from "../visibility/visibility-words.ts";

interface Wordings {
  readonly intl: IntlShape;
  /** The administrator's language. */
  readonly locale: Locale;
}

/** A block's value in words; empty: nothing is set. */
export function fieldValue(
  { prop, field, value }: { readonly prop: string; readonly field: Field | undefined; readonly value: unknown },
  { intl, locale }: Wordings,
): string {
  if (prop === visibilityProp && (value === undefined || visibilityField.check(value).ok))
    return visibilityWords((value ?? null) as Visibility | null, intl);
  if (typeof value === "boolean") return intl.formatMessage({ id: `editor.compare.${value ? "yes" : "no"}` });
  const description = field?.describe();
  if (description?.kind === "select") {
    const options = description["options"] as readonly { readonly value: unknown; readonly label: Localized<string> }[];
    const label = options.find((option) => option.value === value)?.label;
    if (label) return inLocale(label, locale) ?? "";
  }
  if (description?.kind === "image" && isRecord(value))
    return intl.formatMessage({ id: "editor.compare.picture" }, { id: Number(value["id"]) });
  return plainWords(value);
}
