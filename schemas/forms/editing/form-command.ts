import { isRecord } from "../../fields/check.ts";
import { isLocale, type Locale } from "../../locale.ts";
import { refuse, type Refusal } from "../../refusal.ts";
import { ok, type Result } from "../../result.ts";
import type { FormDocument, FormField, KeptStep } from "../form-document.ts";

/** Sets one value: of the form, or of the step, the field or the field's answer that is named; of a text one language. */
export interface SetFormValue {
  readonly type: "set";
  readonly step?: string;
  readonly field?: string;
  /** One of the answers that the field offers. */
  readonly option?: string;
  readonly property: string;
  readonly locale?: Locale;
  /** Left out: a text has none in this language. */
  readonly value?: unknown;
  /** Set on inverses: puts back what was there, whatever it was. */
  readonly restores?: true;
}

/** Where something stands among others: behind one of them, or before all. */
interface Behind {
  readonly after: string | null;
}

export interface InsertField extends Behind {
  readonly type: "insert-field";
  readonly step: string;
  readonly field: FormField;
  readonly restores?: true;
}

export interface RemoveField {
  readonly type: "remove-field";
  readonly field: string;
}

export interface MoveField extends Behind {
  readonly type: "move-field";
  readonly field: string;
  readonly step: string;
}

export interface InsertStep extends Behind {
  readonly type: "insert-step";
  readonly step: KeptStep;
  readonly restores?: true;
}

/** Removes a step with its fields. */
export interface RemoveStep {
  readonly type: "remove-step";
  readonly step: string;
}

export interface MoveStep extends Behind {
  readonly type: "move-step";
  readonly step: string;
}

/** Makes the form another altogether: what was published elsewhere, or a revision that is restored. */
export interface SetForm {
  readonly type: "set-all";
  readonly form: FormDocument;
}

export type FormCommand =
  | SetFormValue
  | InsertField
  | RemoveField
  | MoveField
  | InsertStep
  | RemoveStep
  | MoveStep
  | SetForm;

export type FormRefusal = Refusal<"invalid-command" | "invalid-value" | "gone" | "key-taken" | "too-many">;

/** What each command has besides its type; `restores` is a mark of inverses, which nobody gives from outside. */
const shapes: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  "insert-field": { step: isText, after: isAnchor, field: isRecord },
  "remove-field": { field: isText },
  "move-field": { field: isText, step: isText, after: isAnchor },
  "insert-step": { step: isRecord, after: isAnchor },
  "remove-step": { step: isText },
  "move-step": { step: isText, after: isAnchor },
};

/** [FO23] Reads a command from outside by its shape; whether it can be applied is said when it is. */
export function parseFormCommand(value: unknown): Result<FormCommand, FormRefusal> {
  if (!isRecord(value) || typeof value["type"] !== "string") return refuse("invalid-command", "change.unknown");
  const { type, restores: _trusted, ...given } = value;
  const command = { ...given, type };
  if (isSet(command)) return ok(command);
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!shape && type !== "set") return refuse("invalid-command", "change.unknown");
  const keys = Object.keys(given);
  const isWhole =
    shape !== undefined &&
    keys.length === Object.keys(shape).length &&
    Object.entries(shape).every(([key, fits]) => Object.hasOwn(given, key) && fits(given[key]));
  // What a field or a step holds is read where it is inserted.
  return isWhole
    ? ok(command as unknown as FormCommand)
    : refuse("invalid-command", "change.malformed", { values: { type } });
}

function isSet(given: Readonly<Record<string, unknown>>): given is Readonly<Record<string, unknown>> & SetFormValue {
  const { type, step, field, option, property, locale, value: _any, ...others } = given;
  const isPlace = [step, field, option].every((one) => one === undefined || isText(one));
  const isOne = (step === undefined || field === undefined) && (option === undefined || field !== undefined);
  const isTold = isText(property) && (locale === undefined || isLocale(locale));
  return type === "set" && isPlace && isOne && isTold && Object.keys(others).length === 0;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= 64;
}

function isAnchor(value: unknown): boolean {
  return value === null || isText(value);
}
