import type { Applied } from "../../editing/editing-kind.ts";
import { under } from "../../fields/check.ts";
import { type Problem, refuse } from "../../refusal.ts";
import { ok, type Result } from "../../result.ts";
import { fieldsOf, type FormDocument, formLimits, type KeptStep } from "../form-document.ts";
import { isFieldKey, stepIn } from "../read-parts.ts";
import type {
  FormCommand,
  FormRefusal,
  InsertField,
  InsertStep,
  MoveField,
  MoveStep,
  RemoveField,
  RemoveStep,
} from "./form-command.ts";
import { before, findField, findStep, inserted, without, withStep } from "./form-places.ts";
import { readField, setFormValue } from "./set-form-value.ts";

type Changed = Result<Applied<FormDocument, FormCommand>, FormRefusal>;

/** [FO17] to [FO21] Changes a form by one command; the form that is given stays as it is. */
export function changeForm(form: FormDocument, command: FormCommand): Changed {
  switch (command.type) {
    case "set":
      return setFormValue(form, command);
    case "insert-field":
      return insertField(form, command);
    case "remove-field":
      return removeField(form, command);
    case "move-field":
      return moveField(form, command);
    case "insert-step":
      return insertStep(form, command);
    case "remove-step":
      return removeStep(form, command);
    case "move-step":
      return moveStep(form, command);
    case "set-all":
      return ok({ document: command.form, inverse: { type: "set-all", form } });
  }
}

function insertField(form: FormDocument, { step, field: given, after, restores }: InsertField): Changed {
  const problems: Problem[] = [];
  const field = restores ? given : readField({ ...given }, problems);
  if (!restores && !isFieldKey(field.key)) problems.push({ key: "key", messageKey: "key.columnName" });
  if (problems.length > 0) return wrongValue(problems);
  if (findField(form, field.key)) return refuse("key-taken", "form.keyTaken");
  if (!restores && isFull(form, 1)) return tooMany();
  const fields = inserted(findStep(form, step)?.fields ?? [], field, after);
  if (!findStep(form, step) || !fields) return stepGone();
  const document = withStep(form, step, (one) => ({ ...one, fields }));
  return ok({ document, inverse: { type: "remove-field", field: field.key } });
}

function removeField(form: FormDocument, { field: key }: RemoveField): Changed {
  const found = findField(form, key);
  if (!found) return refuse("gone", "form.fieldGone");
  const document = withStep(form, found.step, (step) => ({ ...step, fields: without(step.fields, key) }));
  return ok({ document, inverse: { type: "insert-field", ...found, restores: true } });
}

function moveField(form: FormDocument, { field: key, step, after }: MoveField): Changed {
  const found = findField(form, key);
  if (!found) return refuse("gone", "form.fieldGone");
  const left = withStep(form, found.step, (one) => ({ ...one, fields: without(one.fields, key) }));
  const fields = inserted(findStep(left, step)?.fields ?? [], found.field, after);
  if (!findStep(left, step) || !fields) return stepGone();
  const document = withStep(left, step, (one) => ({ ...one, fields }));
  return ok({ document, inverse: { type: "move-field", field: key, step: found.step, after: found.after } });
}

function insertStep(form: FormDocument, { step: given, after, restores }: InsertStep): Changed {
  const read = restores ? ok(given) : readStep(given);
  if (!read.ok) return read;
  const step = read.value;
  const keys = new Set(fieldsOf(form).map(({ key }) => key));
  if (findStep(form, step.key) || step.fields.some(({ key }) => keys.has(key)))
    return refuse("key-taken", "form.keyTaken");
  if (!restores && (form.steps.length >= formLimits.steps || isFull(form, step.fields.length))) return tooMany();
  const steps = inserted(form.steps, step, after);
  if (!steps) return stepGone();
  return ok({ document: { ...form, steps }, inverse: { type: "remove-step", step: step.key } });
}

function readStep(given: KeptStep): Result<KeptStep, FormRefusal> {
  const problems: Problem[] = [];
  const step = stepIn(given, problems);
  if (!isFieldKey(step.key)) problems.push({ key: "key", messageKey: "key.columnName" });
  const taken = new Set<string>();
  for (const [at, field] of step.fields.entries()) {
    const own: Problem[] = [];
    readField({ ...field }, own);
    if (!isFieldKey(field.key)) own.push({ key: "key", messageKey: "key.columnName" });
    else if (taken.has(field.key)) own.push({ key: "key", messageKey: "key.columnTwice" });
    taken.add(field.key);
    problems.push(...under(`fields.${at}`, own));
  }
  return problems.length > 0 ? wrongValue(problems) : ok(step);
}

function removeStep(form: FormDocument, { step: key }: RemoveStep): Changed {
  const step = findStep(form, key);
  if (!step) return stepGone();
  const after = before(form.steps, key);
  const document = { ...form, steps: without(form.steps, key) };
  return ok({ document, inverse: { type: "insert-step", step, after, restores: true } });
}

function moveStep(form: FormDocument, { step: key, after }: MoveStep): Changed {
  const step = findStep(form, key);
  const steps = step && inserted(without(form.steps, key), step, after);
  if (!steps) return stepGone();
  return ok({
    document: { ...form, steps },
    inverse: { type: "move-step", step: key, after: before(form.steps, key) },
  });
}

function isFull(form: FormDocument, more: number): boolean {
  return fieldsOf(form).length + more > formLimits.fields;
}

function wrongValue(problems: readonly Problem[]): Result<never, FormRefusal> {
  return refuse("invalid-value", "input.invalid", { problems });
}

function stepGone(): Result<never, FormRefusal> {
  return refuse("gone", "form.stepGone");
}

function tooMany(): Result<never, FormRefusal> {
  return refuse("too-many", "form.tooLong", { values: { fields: formLimits.fields, steps: formLimits.steps } });
}
