import type { KeyError } from "#schemas/contract/envelope.ts";
import { isSafeUrl } from "#schemas/fields/link-target.ts";
import { readJson } from "#server/db/json-text.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

/** A column that an element list has beside the common ones (`couleur_de_fond`, spec §2). */
export interface ElementField {
  readonly name: string;
  readonly kind: "text" | "html" | "colour" | "link";
  /** Written per language; else one value for all. */
  readonly localized: boolean;
}

/** Columns that every element has; a list's own can't be called so. */
const commonNames = new Set(["id", "route", "slug", "title", "text", "image", "link", "values"]);

/** Says what is wrong with a list's own columns. */
export function checkFields(fields: readonly ElementField[]): readonly KeyError[] {
  const names = fields.map(({ name }) => name);
  return names.flatMap((name, index) => {
    if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) return [{ key: name, error: "a-z, 0-9 and _ only, 40 at most" }];
    if (commonNames.has(name)) return [{ key: name, error: "every element has this column already" }];
    return names.indexOf(name) === index ? [] : [{ key: name, error: "named twice" }];
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
): readonly KeyError[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields.find((candidate) => candidate.name === name && candidate.localized === localized);
    if (!field) return [{ key: name, error: "the list has no such column" }];
    const error = valueProblem(field, value);
    return error === null ? [] : [{ key: name, error }];
  });
}

/** Cleans the rich texts among some values: done on write and on read. */
export function cleanValues(
  fields: readonly ElementField[],
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const html = new Set(fields.filter(({ kind }) => kind === "html").map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, html.has(name) ? cleanHtml(value) : value]),
  );
}

function valueProblem(field: ElementField, value: string): string | null {
  if (value === "") return null;
  if (field.kind === "colour" && !/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) {
    return "a colour is written #rgb, #rrggbb or #rrggbbaa";
  }
  if (field.kind === "link" && !isSafeUrl(value)) return "a site path or an https address";
  return null;
}

function isField(value: unknown): value is ElementField {
  return typeof value === "object" && value !== null && "name" in value && "kind" in value && "localized" in value;
}
