import type { FieldOption, FormDocument, FormField, KeptStep } from "../form-document.ts";

/** A field where it stands: its step, and the field that it is behind. */
export interface FieldPlace {
  readonly field: FormField;
  readonly step: string;
  readonly after: string | null;
}

export function findStep(form: FormDocument, key: string): KeptStep | undefined {
  return form.steps.find((step) => step.key === key);
}

export function findField(form: FormDocument, key: string): FieldPlace | undefined {
  for (const step of form.steps) {
    const at = step.fields.findIndex((field) => field.key === key);
    const field = step.fields[at];
    if (field) return { field, step: step.key, after: step.fields[at - 1]?.key ?? null };
  }
  return undefined;
}

/** The key of the one before, in a list; null: it is the first. */
export function before(list: readonly { readonly key: string }[], key: string): string | null {
  return list[list.findIndex((one) => one.key === key) - 1]?.key ?? null;
}

export function withStep(form: FormDocument, key: string, change: (step: KeptStep) => KeptStep): FormDocument {
  return { ...form, steps: form.steps.map((step) => (step.key === key ? change(step) : step)) };
}

export function withField(form: FormDocument, key: string, change: (field: FormField) => FormField): FormDocument {
  const steps = form.steps.map((step) => {
    if (!step.fields.some((field) => field.key === key)) return step;
    return { ...step, fields: step.fields.map((field) => (field.key === key ? change(field) : field)) };
  });
  return { ...form, steps };
}

export function withOption(
  field: FormField,
  value: string,
  change: (option: FieldOption) => FieldOption,
): readonly FieldOption[] {
  return field.options.map((option) => (option.value === value ? change(option) : option));
}

/** Puts one into a list, behind the one with a key; undefined: there is none with that key. */
export function inserted<Item extends { readonly key: string }>(
  list: readonly Item[],
  item: Item,
  after: string | null,
): readonly Item[] | undefined {
  const at = after === null ? 0 : list.findIndex(({ key }) => key === after) + 1;
  return after !== null && at === 0 ? undefined : list.toSpliced(at, 0, item);
}

export function without<Item extends { readonly key: string }>(list: readonly Item[], key: string): readonly Item[] {
  return list.filter((one) => one.key !== key);
}
