import type { Localized } from "../locale.ts";
import { inLocale } from "../locale.ts";
import type { Field, FieldKind } from "./field.ts";
import type { TextLimits } from "./plain-text.ts";
import { checkLocalizedText, checkText } from "./plain-text.ts";

export interface FieldLabels {
  readonly label: Localized<string>;
  readonly help?: Localized<string>;
}

export interface TextOptions extends FieldLabels {
  /** In characters; 300 on one line and 5000 on several when left out. */
  readonly max?: number;
  readonly min?: number;
  readonly multiline?: boolean;
}

export interface LocalizedTextOptions extends TextOptions {
  /** True when left out: what visitors read is written once per language. */
  readonly localized?: true;
  readonly initial?: Localized<string>;
}

export interface PlainTextOptions extends TextOptions {
  readonly localized: false;
  readonly initial?: string;
}

/** A text without markup. Localized unless `localized: false`; the view gets it in one locale, `""` when missing. */
export function text(options: LocalizedTextOptions): Field<Localized<string>, string>;
export function text(options: PlainTextOptions): Field<string, string>;
export function text(
  options: LocalizedTextOptions | PlainTextOptions,
): Field<Localized<string>, string> | Field<string, string> {
  const multiline = options.multiline ?? false;
  const limits = { min: options.min ?? 0, max: options.max ?? (multiline ? 5000 : 300), multiline };
  return options.localized === false
    ? plainField("text", options, options.initial ?? "", limits)
    : localizedField("text", options, options.initial ?? {}, limits);
}

/** The parts that text and rich text share when they are written once for all languages. */
export function plainField(
  kind: FieldKind,
  { label, help }: FieldLabels,
  initial: string,
  limits: TextLimits,
): Field<string, string> {
  return {
    kind,
    label,
    localized: false,
    initial,
    check: (value) => checkText(value, limits),
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind, label, help, localized: false, initial, ...limits }),
  };
}

/** The parts that text and rich text share when they are written once per language. */
export function localizedField(
  kind: FieldKind,
  { label, help }: FieldLabels,
  initial: Localized<string>,
  limits: TextLimits,
): Field<Localized<string>, string> {
  return {
    kind,
    label,
    localized: true,
    initial,
    check: (value) => checkLocalizedText(value, limits),
    merge: (base, over) => ({ ...base, ...over }),
    references: () => [],
    toView: (value, { locale }) => inLocale(value, locale) ?? "",
    describe: () => ({ kind, label, help, localized: true, initial, ...limits }),
  };
}
