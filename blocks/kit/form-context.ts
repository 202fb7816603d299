import { createContext, use } from "react";

/** What the parts of a form know of it. */
export interface FormFacts {
  /** Unique in the page; the ids of its parts begin with it. */
  readonly id: string;
  /** What each field is called. */
  readonly labels: Readonly<Record<string, string>>;
  /** What stands in the fields at first. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, by field, to be read after its name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The field that has the focus when the page comes; left out: none. */
  readonly focused?: string | undefined;
}

export const FormContext = createContext<FormFacts>({ id: "form", labels: {}, values: {}, errors: {} });

/** One field of the form around. */
export interface FieldFacts {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; null: nothing. */
  readonly error: string | null;
  /** The ids of what is said of it. */
  readonly hintId: string;
  readonly errorId: string;
  /** For the field itself: what describes it, and whether it is wrong. */
  readonly aria: { readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };
  /** For what of it takes the focus. */
  readonly focus: { readonly autoFocus?: true };
}

/** What is known of a field; `hasHint` where a hint is shown under its label. */
export function useField(name: string, hasHint = false): FieldFacts {
  const form = use(FormContext);
  const id = fieldId(form.id, name);
  const error = form.errors[name] ?? null;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hasHint && hintId, error !== null && errorId].filter(Boolean).join(" ");
  return {
    id,
    label: form.labels[name] ?? name,
    value: form.values[name] ?? "",
    error,
    hintId,
    errorId,
    aria: {
      ...(describedBy !== "" && { "aria-describedby": describedBy }),
      ...(error !== null && { "aria-invalid": true }),
    },
    focus: form.focused === name ? { autoFocus: true } : {},
  };
}

/** The id of a form's field. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
