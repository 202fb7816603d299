import type { FormDocument, FormField } from "#schemas/forms/form-document.ts";
import type { FormCommand, SetFormValue } from "#schemas/forms/editing/form-command.ts";
import { leafOf } from "#schemas/forms/editing/form-kind.ts";
import type { Locale } from "#schemas/locale.ts";

import type { FieldPorts } from "../../fields/field-ports.ts";
import type { FieldOutcome } from "../../fields/kind-props.ts";
import type { DraftStore } from "../../store/draft-store.ts";
import type { PreviewFrames } from "../preview/preview-frames.ts";
import type { ToldProblems } from "./told-problems.ts";

export type FormDraft = DraftStore<FormDocument, FormCommand>;

/** An open form, with what its parts need. */
export interface FormWork {
  readonly id: number;
  readonly draft: FormDraft;
  readonly frames: PreviewFrames;
  readonly ports: FieldPorts;
  readonly told: ToldProblems;
}

/** The part of a form that a value is of; nothing named: the form itself. */
export type FormPart = Pick<SetFormValue, "step" | "field" | "option">;

/** Sets values of one part of a form. What is typed in one go is one thing. */
export function setter({ draft }: Pick<FormWork, "draft">, part: FormPart) {
  return (
    property: string,
    value: unknown,
    how: { readonly locale?: Locale; readonly isTyped?: boolean } = {},
  ): FieldOutcome => {
    const place = { ...part, property, ...(how.locale && { locale: how.locale }) };
    const command: FormCommand = { type: "set", ...place, ...(value !== undefined && { value }) };
    return draft.edit([command], how.isTyped ? leafOf(place) : null);
  };
}

/** A key that no other part of the form has, whoever else adds to it at this moment. */
export function newKey(beginning: string): string {
  const letters = crypto.getRandomValues(new Uint8Array(6));
  return `${beginning}_${Array.from(letters, (byte) => (byte % 36).toString(36)).join("")}`;
}

/** A copy of a field under a key of its own; it isn't part of the form yet. */
export function copyOf(field: FormField): FormField {
  return { ...field, key: newKey(field.kind) };
}
