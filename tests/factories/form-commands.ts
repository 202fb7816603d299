import { fieldOf, type FormDocument } from "#schemas/forms/form-document.ts";
import { changeForm } from "#schemas/forms/editing/change-form.ts";
import type { FormCommand, SetFormValue } from "#schemas/forms/editing/form-command.ts";

/** A field that a form doesn't have yet. */
export const addedField = fieldOf({ key: "text_new", kind: "text", label: {} });

/** The command that sets a value of a form; no value takes it away. */
export function set(property: string, value?: unknown, more: Partial<SetFormValue> = {}): SetFormValue {
  return { type: "set", property, ...(value !== undefined && { value }), ...more };
}

/** A form after a command that must not be refused, with what takes it back. */
export function applied(document: FormDocument, command: FormCommand) {
  const result = changeForm(document, command);
  if (!result.ok) throw new Error(result.error.messageKey);
  return result.value;
}

/** The keys of a form's fields, step by step. */
export function keysOf(document: FormDocument): readonly (readonly string[])[] {
  return document.steps.map(({ fields }) => fields.map(({ key }) => key));
}
