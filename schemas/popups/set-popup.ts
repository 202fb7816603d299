import type { Applied } from "../editing/editing-kind.ts";
import { isRecord, under } from "../fields/check.ts";
import { isLocale, type Locale } from "../locale.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { ok, type Result } from "../result.ts";
import { isPopupField, isPopupText, type PopupDocument, type PopupField } from "./popup-document.ts";
import { popupFields } from "./popup-fields.ts";

/** Sets one thing of a popup; a text in one language, where an empty one is taken away. */
export interface SetPopupField {
  readonly type: "set";
  readonly field: PopupField;
  /** Of texts, and of them alone. */
  readonly locale?: Locale;
  readonly value: unknown;
  /** Set on inverses: puts back what was there, even what couldn't be set anew. */
  readonly restores?: true;
}

/** Makes all of a popup other: a copy, or a revision that is restored. */
export interface SetPopup {
  readonly type: "set-all";
  readonly popup: PopupDocument;
}

export type PopupCommand = SetPopupField | SetPopup;

export type PopupRefusal = Refusal<"invalid-command" | "invalid-value">;

/** [PU1] to [PU5] Changes a popup. */
export function setPopup(
  document: PopupDocument,
  command: PopupCommand,
): Result<Applied<PopupDocument, PopupCommand>, PopupRefusal> {
  if (command.type === "set-all") return ok({ document: command.popup, inverse: { type: "set-all", popup: document } });
  const { field, locale, value } = command;
  if (!isPopupField(field) || isPopupText(field) !== (locale !== undefined))
    return refuse("invalid-command", "change.malformed", { values: { type: command.type } });
  if (!command.restores) {
    const checked = popupFields[field].check(locale === undefined ? value : { [locale]: value });
    if (!checked.ok) return refuse("invalid-value", "input.invalid", { problems: under(field, checked.error) });
  }
  const before = popupValueAt(document, field, locale);
  if (!isPopupText(field) || locale === undefined)
    return ok({
      document: { ...document, [field]: value },
      inverse: { type: "set", field, value: before, restores: true },
    });
  const { [locale]: _before, ...others } = document[field];
  return ok({
    document: { ...document, [field]: value === "" ? others : { ...others, [locale]: value } },
    inverse: { type: "set", field, locale, value: before ?? "", restores: true },
  });
}

/** What stands in a popup; of a text that isn't there in a language undefined. */
export function popupValueAt(document: PopupDocument, field: PopupField, locale?: Locale): unknown {
  if (!isPopupText(field) || locale === undefined) return document[field];
  const texts = document[field];
  return Object.hasOwn(texts, locale) ? texts[locale] : undefined;
}

/** [PU7] Reads a command from outside by its shape; whether it can be applied is said when it is. */
export function parsePopupCommand(value: unknown): Result<SetPopupField, PopupRefusal> {
  if (!isRecord(value) || value["type"] !== "set") return refuse("invalid-command", "change.unknown");
  const { type, field, locale, value: set, restores: _trusted, ...others } = value;
  const isWhole =
    Object.keys(others).length === 0 &&
    isPopupField(field) &&
    (locale === undefined || isLocale(locale)) &&
    set !== undefined;
  if (!isWhole) return refuse("invalid-command", "change.malformed", { values: { type } });
  return ok({ type: "set", field, ...(isLocale(locale) && { locale }), value: set });
}
