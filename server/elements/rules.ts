import { type ElementField, elementValueProblem } from "#schemas/content/element-field.ts";
import type { Problem } from "#schemas/refusal.ts";
import { readJson } from "#server/db/json-text.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

/** Reads the columns as they are stored. */
export function readFields(text: string): readonly ElementField[] {
  const stored = readJson(text);
  return Array.isArray(stored) ? stored.filter(isField) : [];
}

/** Says what is wrong with values for some of the columns, all localized or none of them. */
export function checkValues(
  fields: readonly ElementField[],
  localized: boolean,
  values: Readonly<Record<string, string>>,
): readonly Problem[] {
  return Object.entries(values).flatMap(([name, value]): Problem[] => {
    const field = fields.find((candidate) => candidate.name === name && candidate.localized === localized);
    if (!field) return [{ key: name, messageKey: "key.columnUnknown" }];
    const messageKey = elementValueProblem(field.kind, value);
    return messageKey === null ? [] : [{ key: name, messageKey }];
  });
}

/** Cleans the rich texts among some values and leaves out what their columns don't take: done on write and on read. */
export function cleanValues(
  fields: readonly ElementField[],
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = byName.get(name);
      if (field?.kind === "html") return [name, cleanHtml(value)];
      return [name, field && elementValueProblem(field.kind, value) !== null ? "" : value];
    }),
  );
}

function isField(value: unknown): value is ElementField {
  return typeof value === "object" && value !== null && "name" in value && "kind" in value && "localized" in value;
}
