import { parseOutline } from "#schemas/content/outline.ts";
import { isSafeUrl } from "#schemas/fields/link-target.ts";
import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import type { Problem } from "#schemas/refusal.ts";
import { readJson } from "#server/db/json-text.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

/** A column that an element list has beside the common ones (`couleur_de_fond`, spec §2). */
export interface ElementField {
  readonly name: string;
  /** `outline`: places on a picture (`parseOutline`); `products`: ids with commas between. */
  readonly kind: "text" | "html" | "colour" | "link" | "outline" | "products";
  /** Written per language; else one value for all. */
  readonly localized: boolean;
}

/** Columns that every element has; a list's own can't be called so. */
const commonNames = new Set(["id", "route", "slug", "title", "text", "image", "link", "values"]);

/** Says what is wrong with a list's own columns. */
export function checkFields(fields: readonly ElementField[]): readonly Problem[] {
  const names = fields.map(({ name }) => name);
  return names.flatMap((name, index): Problem[] => {
    if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) return [{ key: name, messageKey: "key.columnName" }];
    if (commonNames.has(name)) return [{ key: name, messageKey: "key.columnCommon" }];
    return names.indexOf(name) === index ? [] : [{ key: name, messageKey: "key.columnTwice" }];
  });
}

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
    const messageKey = valueProblem(field, value);
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
      return [name, field && valueProblem(field, value) !== null ? "" : value];
    }),
  );
}

function valueProblem(field: ElementField, value: string): ServerMessageKey | null {
  if (value === "") return null;
  if (field.kind === "colour" && !/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) {
    return "key.colour";
  }
  if (field.kind === "link" && !isSafeUrl(value)) return "key.link";
  if (field.kind === "outline" && parseOutline(value).length === 0) return "key.outline";
  if (field.kind === "products" && !/^[1-9]\d*(?:, ?[1-9]\d*)*$/.test(value)) return "key.products";
  return null;
}

function isField(value: unknown): value is ElementField {
  return typeof value === "object" && value !== null && "name" in value && "kind" in value && "localized" in value;
}
