import type { Applied } from "../../editing/editing-kind.ts";
import type { Locale, Localized } from "../../locale.ts";
import { type Problem, refuse } from "../../refusal.ts";
import { err, ok, type Result } from "../../result.ts";
import type { FieldKind, FormDocument, FormField } from "../form-document.ts";
import { documentIn, fieldIn, isOptionValue, optionIn, stepIn } from "../read-parts.ts";
import type { FormCommand, FormRefusal, SetFormValue } from "./form-command.ts";
import { findField, findStep, withField, withOption, withStep } from "./form-places.ts";

type Part = Readonly<Record<string, unknown>>;

/** A part of the form that has values of its own: how it is read from outside, and where it is put back. */
interface Target {
  readonly part: Part;
  readonly texts: readonly string[];
  readonly plain: readonly string[];
  /** Problems are collected by key; what is read stands for what was given. */
  read(part: Part, problems: Problem[]): object;
  put(part: Part): FormDocument;
}

/** [FO17] [FO18] [FO19] Sets one value of a form. */
export function setFormValue(
  form: FormDocument,
  command: SetFormValue,
): Result<Applied<FormDocument, FormCommand>, FormRefusal> {
  const target = targetOf(form, command);
  if (!target) return gone(command);
  const { property, locale } = command;
  const isText = target.texts.includes(property);
  if (!(isText ? locale !== undefined : locale === undefined && target.plain.includes(property)))
    return refuse("invalid-command", "change.malformed", { values: { type: command.type } });
  const before = target.part[property];
  const next = isText ? withText(before, command) : command.value;
  const read = command.restores ? ok(next) : readAs(target, property, next);
  if (!read.ok) return refuse("invalid-value", "input.invalid", { problems: read.error });
  const document = target.put({ ...target.part, [property]: read.value });
  return ok({ document, inverse: inverseOf(command, before) });
}

function targetOf(form: FormDocument, { step, field, option }: SetFormValue): Target | null {
  if (step !== undefined) return stepTarget(form, step);
  if (field === undefined) return formTarget(form);
  return option === undefined ? fieldTarget(form, field) : optionTarget(form, field, option);
}

function formTarget(form: FormDocument): Target {
  const { steps, ...part } = form;
  return {
    part,
    texts: ["title", "text", "send", "confirmation"],
    plain: ["recipients", "confirms", "retentionDays"],
    read: documentIn,
    put: (next) => ({ ...(next as typeof part), steps }),
  };
}

function stepTarget(form: FormDocument, key: string): Target | null {
  const step = findStep(form, key);
  if (!step) return null;
  const { fields, ...part } = step;
  return {
    part,
    texts: ["title"],
    plain: [],
    read: stepIn,
    put: (next) => withStep(form, key, () => ({ ...(next as typeof part), fields })),
  };
}

const fieldTexts: readonly string[] = ["label", "hint"];
const fieldValues: readonly string[] = [
  ...["kind", "isRequired", "when", "min", "max", "from", "to", "pattern", "decimals", "mobilesOnly"],
  ...["options", "files", "maxFiles", "maxMegabytes", "value"],
];

function fieldTarget(form: FormDocument, key: string): Target | null {
  const found = findField(form, key);
  if (!found) return null;
  const { kind } = found.field;
  return {
    part: { ...found.field },
    texts: fieldTexts,
    plain: fieldValues,
    read: (part, problems) => readField(part, problems, kind),
    put: (next) => withField(form, key, () => next as unknown as FormField),
  };
}

function optionTarget(form: FormDocument, key: string, value: string): Target | null {
  const field = findField(form, key)?.field;
  const option = field?.options.find((one) => one.value === value);
  if (!field || !option) return null;
  return {
    part: { ...option },
    texts: ["label"],
    plain: [],
    read: optionIn,
    put: (next) => {
      const options = withOption(field, value, () => next as unknown as typeof option);
      return withField(form, key, (one) => ({ ...one, options }));
    },
  };
}

/** Kinds that a field may become although it is answered: what was answered can be read as either. */
const alike: readonly (readonly FieldKind[])[] = [
  ["text", "longtext"],
  ["select", "radio", "checkboxes"],
];

/** The kinds that a field of a kind can have, its own among them. */
export function kindsLike(kind: FieldKind): readonly FieldKind[] {
  return alike.find((kinds) => kinds.includes(kind)) ?? [kind];
}

/** [FO18] Reads a field whose answers can be told apart. */
export function readField(part: Part, problems: Problem[], was?: FieldKind): FormField {
  const field = fieldIn(part, problems);
  const choices = was && kindsLike(was);
  if (choices && !choices.includes(field.kind))
    problems.push({ key: "kind", messageKey: "key.choice", values: { choices: choices.join(", ") } });
  const values = field.options.map(({ value }) => value);
  values.forEach((value, at) => {
    if (!isOptionValue(value)) problems.push({ key: `options.${at}.value`, messageKey: "key.columnName" });
    else if (values.indexOf(value) < at) problems.push({ key: `options.${at}.value`, messageKey: "key.columnTwice" });
  });
  return field;
}

/** A value as its part is read with it; what is wrong with the rest of the part was so before. */
function readAs({ part, read }: Target, property: string, value: unknown): Result<unknown, readonly Problem[]> {
  const problems: Problem[] = [];
  const whole: Part = { ...read({ ...part, [property]: value }, problems) };
  const own = problems.filter(({ key }) => key === property || key.startsWith(`${property}.`));
  return own.length > 0 ? err(own) : ok(whole[property]);
}

function withText(texts: unknown, { locale, value, restores }: SetFormValue): unknown {
  const { [locale as Locale]: _before, ...others } = texts as Localized<string>;
  const isNothing = value === undefined || (value === "" && !restores);
  return isNothing ? others : { ...others, [locale as Locale]: value };
}

function inverseOf({ restores: _mark, value: _value, ...place }: SetFormValue, before: unknown): SetFormValue {
  const was = place.locale === undefined ? before : (before as Localized<string>)[place.locale];
  return { ...place, ...(was !== undefined && { value: was }), restores: true };
}

function gone({ step }: SetFormValue): Result<never, FormRefusal> {
  return refuse("gone", step === undefined ? "form.fieldGone" : "form.stepGone");
}
