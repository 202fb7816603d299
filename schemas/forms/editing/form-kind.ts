import type { EditingKind } from "../../editing/editing-kind.ts";
import type { Leaf } from "../../editing/leaf.ts";
import { sameValue } from "../../editing/same-value.ts";
import { fieldsOf, type FormDocument } from "../form-document.ts";
import { adaptForm } from "./adapt-form.ts";
import { changeForm } from "./change-form.ts";
import type { FormCommand, SetFormValue } from "./form-command.ts";
import { findField, findStep } from "./form-places.ts";

/** A form as a document that is edited by commands (`schemas/editing`). */
export const formKind: EditingKind<FormDocument, FormCommand> = {
  name: "form",
  apply: changeForm,
  writes: leavesOf,
  overwrites: leavesOf,
  squash: (first, second) =>
    first.type === "set" && second.type === "set" && leafOf(first) === leafOf(second) ? second : null,
  valueAt,
  adapt: adaptForm,
};

/** [FO20] What a command writes, and what it would overwrite of others': a change of place is neither. */
function leavesOf(form: FormDocument, command: FormCommand): readonly Leaf[] {
  switch (command.type) {
    case "set":
      return [leafOf(command)];
    case "insert-field":
      return [`fields/${command.field.key}`];
    case "remove-field":
      return [`fields/${command.field}`];
    case "insert-step":
      return stepLeaves(command.step);
    case "remove-step":
      return stepLeaves(findStep(form, command.step) ?? { key: command.step, fields: [] });
    case "set-all":
      return changedLeaves(form, command.form);
    default:
      return [];
  }
}

function stepLeaves(step: { readonly key: string; readonly fields: readonly { readonly key: string }[] }) {
  return [`steps/${step.key}`, ...step.fields.map(({ key }) => `fields/${key}`)];
}

/** The place of a value in a form: `form/title/fr_FR`, `steps/visit/title/en_US`, `fields/name/max`, `fields/wine/options/red/label/fr_FR`. */
export function leafOf({ step, field, option, property, locale }: Omit<SetFormValue, "type" | "value">): Leaf {
  const part = field === undefined ? (step === undefined ? ["form"] : ["steps", step]) : ["fields", field];
  const inOption = option === undefined ? [] : ["options", option];
  return [...part, ...inOption, property, ...(locale === undefined ? [] : [locale])].join("/");
}

function valueAt(form: FormDocument, leaf: Leaf): unknown {
  const [kind, ...path] = leaf.split("/");
  if (kind === "form") return inside(form, path);
  const [key = "", ...rest] = path;
  if (kind === "fields") return inside(findField(form, key)?.field, rest);
  const step = findStep(form, key);
  // Where fields stand is nobody's value.
  return step && inside({ key: step.key, title: step.title }, rest);
}

function inside(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const name of path) {
    if (Array.isArray(at)) at = at.find((one: { readonly value?: unknown }) => one.value === name);
    else if (typeof at === "object" && at !== null && Object.hasOwn(at, name))
      at = (at as Record<string, unknown>)[name];
    else return undefined;
  }
  return at;
}

/** What two forms don't have the same: values by their place, fields and steps that only one of them has as a whole. */
export function changedLeaves(one: FormDocument, other: FormDocument): readonly Leaf[] {
  const [before, after] = [flat(one), flat(other)];
  const keys = new Set([...before.keys(), ...after.keys()]);
  const changed = [...keys].filter((leaf) => !sameValue(before.get(leaf), after.get(leaf)));
  const whole = [...wholes(one, other), ...wholes(other, one)];
  return [...new Set([...whole, ...changed.filter((leaf) => !whole.some((each) => leaf.startsWith(`${each}/`)))])];
}

/** The fields and steps that a form has and another doesn't. */
function wholes(one: FormDocument, other: FormDocument): readonly Leaf[] {
  return [
    ...one.steps.filter(({ key }) => !findStep(other, key)).map(({ key }) => `steps/${key}`),
    ...fieldsOf(one)
      .filter(({ key }) => !findField(other, key))
      .map(({ key }) => `fields/${key}`),
  ];
}

/** Every value of a form by its place; a text is one for each language. */
function flat({ steps, ...form }: FormDocument): ReadonlyMap<Leaf, unknown> {
  const leaves = new Map<Leaf, unknown>();
  const add = (at: Leaf, value: unknown): void => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) leaves.set(at, value);
    else for (const [name, inner] of Object.entries(value)) add(`${at}/${name}`, inner);
  };
  add("form", form);
  for (const { fields, ...step } of steps) {
    add(`steps/${step.key}`, step);
    for (const field of fields) add(`fields/${field.key}`, field);
  }
  return leaves;
}
