import { isDay } from "../day.ts";
import { defaultLocale } from "../locale.ts";
import type { Problem } from "../refusal.ts";

import { shownDay } from "./field-fault.ts";
import {
  type FieldCondition,
  fieldsOf,
  type FormDocument,
  type FormField,
  formLimits,
  longest,
} from "./form-document.ts";
import { readPattern } from "./pattern.ts";
import { isFieldKey, isOptionValue } from "./read-parts.ts";

/** What of a form doesn't fit together: its keys, its conditions, and what its fields say of their answers. */
export function formProblems(form: FormDocument): readonly Problem[] {
  const above = new Map<string, FormField>();
  const problems: Problem[] = titleProblems(form);
  form.steps.forEach(({ fields }, step) => {
    fields.forEach((field, index) => {
      const at = `steps.${step}.fields.${index}`;
      const own = fieldProblems(field, above);
      problems.push(...own.map((problem) => ({ ...problem, key: `${at}.${problem.key}` })));
      above.set(field.key, field);
    });
  });
  return problems;
}

function titleProblems(form: FormDocument): Problem[] {
  const fields = fieldsOf(form);
  const max = formLimits.fields;
  return [
    ...((form.title[defaultLocale] ?? "").trim() === ""
      ? [{ key: `title.${defaultLocale}`, messageKey: "key.required" } as const]
      : []),
    ...(fields.length > max
      ? [{ key: "steps", messageKey: "key.tooMany", values: { max, count: fields.length } } as const]
      : []),
    ...(fields.every(({ kind }) => kind === "heading" || kind === "hidden")
      ? [{ key: "steps", messageKey: "key.asksNothing" } as const]
      : []),
  ];
}

function fieldProblems(field: FormField, above: ReadonlyMap<string, FormField>): readonly Problem[] {
  const { key, kind, label, min, max, pattern } = field;
  const problems: Problem[] = [];
  if (!isFieldKey(key)) problems.push({ key: "key", messageKey: "key.columnName" });
  else if (above.has(key)) problems.push({ key: "key", messageKey: "key.columnTwice" });
  if (kind !== "hidden" && (label[defaultLocale] ?? "").trim() === "") {
    problems.push({ key: `label.${defaultLocale}`, messageKey: "key.required" });
  }
  if (min !== null && max !== null && max < min)
    problems.push({ key: "max", messageKey: "key.tooLow", values: { min } });
  else problems.push(...roomProblems(field));
  if (pattern !== "" && (kind !== "text" || readPattern(pattern) === null)) {
    problems.push({ key: "pattern", messageKey: "key.linePattern" });
  }
  if (kind === "file" && field.files.length === 0) problems.push({ key: "files", messageKey: "key.oneAtLeast" });
  for (const bound of ["from", "to"] as const) {
    if (field[bound] !== "" && field[bound] !== "today" && !isDay(field[bound])) {
      problems.push({ key: bound, messageKey: "key.day" });
    }
  }
  return [...problems, ...optionProblems(field), ...field.when.flatMap((one, at) => conditionProblems(one, at, above))];
}

/** [FO16] What nobody could answer: more characters or ticks than there can be, no day between two, more files than one call takes. */
function roomProblems(field: FormField): readonly Problem[] {
  const { kind, min, from, to, options, maxFiles, maxMegabytes } = field;
  const isText = kind === "text" || kind === "longtext";
  const most = isText ? longest(field) : kind === "checkboxes" ? options.length : null;
  const largest = Math.floor(formLimits.megabytesAtOnce / maxFiles);
  return [
    ...(most !== null && min !== null && min > most
      ? [{ key: "min", messageKey: "key.tooHigh", values: { max: most } } as const]
      : []),
    ...(most !== null && field.max === 0
      ? [{ key: "max", messageKey: "key.tooLow", values: { min: 1 } } as const]
      : []),
    ...(isDay(from) && isDay(to) && to < from
      ? [{ key: "to", messageKey: "key.dayFrom", values: { day: shownDay(from) } } as const]
      : []),
    ...(kind === "file" && maxMegabytes > largest
      ? [{ key: "maxMegabytes", messageKey: "key.tooHigh", values: { max: largest } } as const]
      : []),
  ];
}

function optionProblems({ kind, options }: FormField): readonly Problem[] {
  const isChoice = kind === "select" || kind === "radio" || kind === "checkboxes";
  if (!isChoice) return options.length > 0 ? [{ key: "options", messageKey: "key.unknown" }] : [];
  if (options.length === 0) return [{ key: "options", messageKey: "key.oneAtLeast" }];
  const values = options.map(({ value }) => value);
  return options.flatMap(({ value, label }, at): readonly Problem[] => {
    if (!isOptionValue(value)) return [{ key: `options.${at}.value`, messageKey: "key.columnName" }];
    if (values.indexOf(value) < at) return [{ key: `options.${at}.value`, messageKey: "key.columnTwice" }];
    const isNamed = (label[defaultLocale] ?? "").trim() !== "";
    return isNamed ? [] : [{ key: `options.${at}.label.${defaultLocale}`, messageKey: "key.required" }];
  });
}

/** A condition looks back: what is asked above can be known where the field stands, and nothing waits for itself. */
function conditionProblems(
  { field, is, value }: FieldCondition,
  at: number,
  above: ReadonlyMap<string, FormField>,
): readonly Problem[] {
  const asked = above.get(field);
  const [inField, inValue] = [`when.${at}.field`, `when.${at}.value`];
  if (!asked || asked.kind === "heading") return [{ key: inField, messageKey: "key.notAbove" }];
  if (is === "filled" || is === "empty") return value === "" ? [] : [{ key: inValue, messageKey: "key.unknown" }];
  if (asked.kind === "file") return [{ key: `when.${at}.is`, messageKey: "key.notCompared" }];
  if (value === "") return [{ key: inValue, messageKey: "key.required" }];
  const offered = asked.options.map((option) => option.value);
  const isOffered = offered.length === 0 || offered.includes(value);
  return isOffered ? [] : [{ key: inValue, messageKey: "key.choice", values: { choices: offered.join(", ") } }];
}
