import type { Applied } from "../editing/editing-kind.ts";
import { isRecord, under } from "../fields/check.ts";
import { isLocale, type Locale } from "../locale.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { ok, type Result } from "../result.ts";
import { type Collection, fieldOf, type RecordValues } from "./collection.ts";
import { type RecordDocument, recordValueAt, recordVersion } from "./record-document.ts";

/** Sets one field of a record; a text in one language, where an empty one is taken away. */
export interface SetRecordField {
  readonly type: "set";
  readonly field: string;
  /** Of texts, and of them alone. */
  readonly locale?: Locale;
  readonly value: unknown;
  /** Set on inverses: puts back what was there, even what couldn't be set anew. */
  readonly restores?: true;
}

/** Makes all of a record other: a copy, or a revision that is restored. */
export interface SetRecord {
  readonly type: "set-all";
  readonly values: RecordValues;
}

export type RecordCommand = SetRecordField | SetRecord;

export type RecordRefusal = Refusal<"invalid-command" | "invalid-value">;

/** [CO1] to [CO5] Changes a record of a collection. */
export function setRecord(
  collection: Pick<Collection, "fields">,
  document: RecordDocument,
  command: RecordCommand,
): Result<Applied<RecordDocument, RecordCommand>, RecordRefusal> {
  if (command.type === "set-all")
    return ok({
      document: { version: recordVersion, values: command.values },
      inverse: { type: "set-all", values: document.values },
    });
  const { field: name, locale, value } = command;
  const field = fieldOf(collection, name);
  if (!field || field.localized !== (locale !== undefined))
    return refuse("invalid-command", "change.malformed", { values: { type: command.type } });
  if (!command.restores) {
    const checked = field.check(locale === undefined ? value : { [locale]: value });
    if (!checked.ok) return refuse("invalid-value", "input.invalid", { problems: under(name, checked.error) });
  }
  const before = recordValueAt(collection, document, command);
  const next = locale === undefined ? value : withText(document.values[name], locale, value);
  return ok({
    document: { ...document, values: { ...document.values, [name]: next } },
    inverse: {
      ...{ type: "set", field: name, value: locale === undefined ? before : (before ?? ""), restores: true },
      ...(locale && { locale }),
    },
  });
}

/** [CO7] Reads a command from outside by its shape; whether it can be applied is said when it is. */
export function parseRecordCommand(value: unknown): Result<SetRecordField, RecordRefusal> {
  if (!isRecord(value) || value["type"] !== "set") return refuse("invalid-command", "change.unknown");
  const { type, field, locale, value: set, restores: _trusted, ...others } = value;
  const isWhole =
    Object.keys(others).length === 0 &&
    typeof field === "string" &&
    (locale === undefined || isLocale(locale)) &&
    set !== undefined;
  if (!isWhole) return refuse("invalid-command", "change.malformed", { values: { type } });
  return ok({ type: "set", field, ...(isLocale(locale) && { locale }), value: set });
}

function withText(texts: unknown, locale: Locale, text: unknown): RecordValues {
  const { [locale]: _before, ...others } = isRecord(texts) ? texts : {};
  return text === "" ? others : { ...others, [locale]: text };
}
