import { isReservedKey } from "../contract/parse-json.ts";
import { isRecord, under, unknownKeys } from "../fields/check.ts";
import { isEmail } from "../is-email.ts";
import { isLocale, type Localized } from "../locale.ts";
import type { ServerMessageKey } from "../messages/server-messages.ts";
import type { MessageValues, Problem } from "../refusal.ts";

import {
  comparisons,
  type FieldCondition,
  fieldKinds,
  fieldOf,
  fileKinds,
  type FormDocument,
  type FormField,
  formLimits,
  type KeptStep,
} from "./form-document.ts";

/** Collects what is wrong; what is read where something is stands for nothing. */
interface Reading {
  readonly value: Readonly<Record<string, unknown>>;
  readonly problems: Problem[];
}

const documentKeys = [
  "version",
  "title",
  "text",
  "send",
  "confirmation",
  "recipients",
  "confirms",
  "retentionDays",
  "steps",
];

export function documentIn(value: unknown, problems: Problem[]): FormDocument {
  const reading = recordIn(value, documentKeys, problems);
  const { min, max, usual } = formLimits.retention;
  if (reading.value["version"] !== 1) problems.push({ key: "version", messageKey: "key.number" });
  return {
    version: 1,
    title: textsIn(reading, "title", formLimits.label),
    text: textsIn(reading, "text", formLimits.text),
    send: textsIn(reading, "send", formLimits.label),
    confirmation: textsIn(reading, "confirmation", formLimits.text),
    recipients: recipientsIn(reading),
    confirms: flagIn(reading, "confirms"),
    retentionDays: wholeIn(reading, "retentionDays", { min, max }) ?? usual,
    steps: keyed(listIn(reading, "steps", formLimits.steps, stepIn), problems),
  };
}

/** Steps that were stored before they had keys get the first that are free; others have one each. */
function keyed(steps: readonly KeptStep[], problems: Problem[]): readonly KeptStep[] {
  const taken = new Set(steps.map(({ key }) => key));
  steps.forEach(({ key }, at) => {
    if (key === "") return;
    if (!isFieldKey(key)) problems.push({ key: `steps.${at}.key`, messageKey: "key.columnName" });
    else if (steps.findIndex((one) => one.key === key) < at)
      problems.push({ key: `steps.${at}.key`, messageKey: "key.columnTwice" });
  });
  return steps.map((step) => {
    if (step.key !== "") return step;
    const free = Array.from({ length: steps.length }, (_, at) => `step${at + 1}`).find((key) => !taken.has(key));
    const key = free ?? "step";
    taken.add(key);
    return { ...step, key };
  });
}

/** [FO2] Whether a text can be the key of a field or of a step. */
export function isFieldKey(key: string): boolean {
  return /^[a-z][a-z0-9_]{0,39}$/.test(key) && !isReservedKey(key);
}

/** Whether a text can stand for one of a field's answers. */
export function isOptionValue(value: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,39}$/.test(value);
}

export function stepIn(value: unknown, problems: Problem[]): KeptStep {
  const reading = recordIn(value, ["key", "title", "fields"], problems);
  return {
    key: lineIn(reading, "key", 40),
    title: textsIn(reading, "title", formLimits.label),
    fields: listIn(reading, "fields", formLimits.fields, fieldIn),
  };
}

const fieldKeys = [
  ...["key", "kind", "label", "hint", "isRequired", "when", "min", "max", "from", "to", "pattern", "decimals"],
  ...["mobilesOnly", "options", "files", "maxFiles", "maxMegabytes", "value"],
];

export function fieldIn(value: unknown, problems: Problem[]): FormField {
  const reading = recordIn(value, fieldKeys, problems);
  const has = (key: string): boolean => reading.value[key] !== undefined;
  const kind = fieldKinds.find((one) => one === reading.value["kind"]);
  if (!kind) problems.push({ key: "kind", messageKey: "key.choice", values: { choices: fieldKinds.join(", ") } });
  const most = kind === "number" ? 1_000_000_000_000 : formLimits.mostText;
  const bounds = { min: kind === "number" ? -most : 0, max: most };
  return fieldOf({
    key: lineIn(reading, "key", 40),
    kind: kind ?? "text",
    label: textsIn(reading, "label", kind === "consent" ? formLimits.text : formLimits.label),
    hint: textsIn(reading, "hint", formLimits.text),
    isRequired: flagIn(reading, "isRequired"),
    when: listIn(reading, "when", formLimits.conditions, conditionIn),
    min: numberIn(reading, "min", bounds),
    max: numberIn(reading, "max", bounds),
    from: lineIn(reading, "from", 10),
    to: lineIn(reading, "to", 10),
    pattern: lineIn(reading, "pattern", formLimits.pattern),
    decimals: wholeIn(reading, "decimals", { min: 0, max: 6 }) ?? 0,
    mobilesOnly: flagIn(reading, "mobilesOnly"),
    options: listIn(reading, "options", formLimits.options, optionIn),
    ...(has("files") && { files: filesIn(reading) }),
    maxFiles: wholeIn(reading, "maxFiles", { min: 1, max: formLimits.files }) ?? 1,
    maxMegabytes: wholeIn(reading, "maxMegabytes", { min: 1, max: formLimits.megabytes }) ?? formLimits.megabytes,
    value: lineIn(reading, "value", formLimits.label),
  });
}

function conditionIn(value: unknown, problems: Problem[]): FieldCondition {
  const reading = recordIn(value, ["field", "is", "value"], problems);
  const is = comparisons.find((one) => one === reading.value["is"]);
  if (!is) problems.push({ key: "is", messageKey: "key.choice", values: { choices: comparisons.join(", ") } });
  return { field: lineIn(reading, "field", 40), is: is ?? "filled", value: lineIn(reading, "value", formLimits.label) };
}

export function optionIn(value: unknown, problems: Problem[]): FormField["options"][number] {
  const reading = recordIn(value, ["value", "label"], problems);
  return { value: lineIn(reading, "value", 40), label: textsIn(reading, "label", formLimits.label) };
}

function recordIn(value: unknown, keys: readonly string[], problems: Problem[]): Reading {
  if (!isRecord(value)) {
    problems.push({ key: "", messageKey: "key.object" });
    return { value: {}, problems };
  }
  problems.push(...unknownKeys(value, keys));
  return { value, problems };
}

type ReadItem<Item> = (value: unknown, problems: Problem[]) => Item;

function listIn<Item>({ value, problems }: Reading, key: string, max: number, read: ReadItem<Item>): readonly Item[] {
  const list = value[key] ?? [];
  if (!Array.isArray(list)) return wrong(problems, key, "key.list", {}, []);
  if (list.length > max) return wrong(problems, key, "key.tooMany", { max, count: list.length }, []);
  return list.map((item: unknown, index) => {
    const own: Problem[] = [];
    const found = read(item, own);
    problems.push(...under(`${key}.${index}`, own));
    return found;
  });
}

function textsIn({ value, problems }: Reading, key: string, max: number): Localized<string> {
  const texts = value[key] ?? {};
  if (!isRecord(texts)) return wrong(problems, key, "key.texts", {}, {});
  for (const [locale, text] of Object.entries(texts)) {
    const where = `${key}.${locale}`;
    if (!isLocale(locale)) problems.push({ key: where, messageKey: "key.language" });
    else if (typeof text !== "string") problems.push({ key: where, messageKey: "key.text" });
    else if (text.length > max) problems.push({ key: where, messageKey: "key.tooLong", values: { max } });
    else if (isUnstorable(text.replaceAll("\n", ""))) problems.push({ key: where, messageKey: "key.control" });
  }
  return texts;
}

function lineIn({ value, problems }: Reading, key: string, max: number): string {
  const text = value[key] ?? "";
  if (typeof text !== "string") return wrong(problems, key, "key.text", {}, "");
  if (text.length > max) return wrong(problems, key, "key.tooLong", { max }, "");
  return isUnstorable(text) ? wrong(problems, key, "key.control", {}, "") : text;
}

/** No control characters, and no half of a surrogate pair. */
function isUnstorable(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}

function flagIn({ value, problems }: Reading, key: string): boolean {
  const flag = value[key] ?? false;
  return typeof flag === "boolean" ? flag : wrong(problems, key, "key.boolean", {}, false);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

function numberIn({ value, problems }: Reading, key: string, { min, max }: Bounds): number | null {
  const number = value[key] ?? null;
  if (number === null) return null;
  if (typeof number !== "number" || !Number.isFinite(number)) return wrong(problems, key, "key.number", {}, null);
  if (number < min) return wrong(problems, key, "key.tooLow", { min }, null);
  return number > max ? wrong(problems, key, "key.tooHigh", { max }, null) : number;
}

function wholeIn(reading: Reading, key: string, bounds: Bounds): number | null {
  const number = numberIn(reading, key, bounds);
  return number === null || Number.isInteger(number) ? number : wrong(reading.problems, key, "key.integer", {}, null);
}

function recipientsIn({ value, problems }: Reading): readonly string[] {
  const list = value["recipients"] ?? [];
  const { recipients: max } = formLimits;
  if (!Array.isArray(list)) return wrong(problems, "recipients", "key.list", {}, []);
  if (list.length > max) return wrong(problems, "recipients", "key.tooMany", { max, count: list.length }, []);
  return list.map((address: unknown, index) =>
    typeof address === "string" && isEmail(address) && !isUnstorable(address)
      ? address
      : wrong(problems, `recipients.${index}`, "key.email", {}, ""),
  );
}

function filesIn({ value, problems }: Reading): FormField["files"] {
  const list = value["files"];
  const kinds = Array.isArray(list) ? fileKinds.filter((kind) => list.includes(kind)) : [];
  const isWhole = Array.isArray(list) && kinds.length === list.length;
  return isWhole ? kinds : wrong(problems, "files", "key.choices", { choices: fileKinds.join(", ") }, ["pdf"]);
}

function wrong<Value>(
  problems: Problem[],
  key: string,
  messageKey: ServerMessageKey,
  values: MessageValues,
  instead: Value,
): Value {
  problems.push({ key, messageKey, values });
  return instead;
}
