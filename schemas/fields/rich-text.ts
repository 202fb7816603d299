import type { Localized } from "../locale.ts";
import type { Field } from "./field.ts";
import type { LocalizedTextOptions, PlainTextOptions } from "./text.ts";
import { localizedField, plainField } from "./text.ts";

type Unlined<Options> = Omit<Options, "multiline">;

/** Text with markup, stored as HTML. The view gets it cleaned, in one locale. Localized unless `localized: false`. */
export function richText(options: Unlined<LocalizedTextOptions>): Field<Localized<string>, string>;
export function richText(options: Unlined<PlainTextOptions>): Field<string, string>;
export function richText(
  options: Unlined<LocalizedTextOptions> | Unlined<PlainTextOptions>,
): Field<Localized<string>, string> | Field<string, string> {
  // The longest legal texts have about 40 000 characters.
  const limits = { min: options.min ?? 0, max: options.max ?? 100_000, multiline: true };
  return options.localized === false
    ? cleaned(plainField("rich-text", options, options.initial ?? "", limits))
    : cleaned(localizedField("rich-text", options, options.initial ?? {}, limits));
}

function cleaned<Stored>(field: Field<Stored, string>): Field<Stored, string> {
  return { ...field, toView: (value, context) => context.cleanHtml(field.toView(value, context)) };
}
