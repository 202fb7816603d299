import type { ElementField } from "#schemas/content/element-field.ts";
import { slugOf } from "#schemas/fold.ts";
import { defaultLocale, type Localized } from "#schemas/locale.ts";
import type { Problem } from "#schemas/refusal.ts";

/** Columns that every element has; a list's own can't be called so. */
const commonNames = new Set(["id", "route", "slug", "title", "text", "image", "link", "values"]);

/** A column as people say it: without a name, one is made of what they call it. */
export type GivenField = Omit<ElementField, "name"> & { readonly name?: string };

/** Gives each column a name; what has one keeps it, as elements have their values by it. */
export function namedFields(fields: readonly GivenField[]): readonly ElementField[] {
  const taken = new Set([...commonNames, ...fields.map(({ name = "" }) => name)]);
  return fields.map((field) => {
    const name = field.name || freeName(wordsOf(field.label), taken);
    taken.add(name);
    return { ...field, name };
  });
}

/** The address of a list that people call something; empty: nothing of it can stand in one. */
export function routeOf(label: Localized<string>): string {
  return slugOf(wordsOf(label)).slice(0, 60).replace(/-$/, "");
}

/** Says what is wrong with a list's own columns, each by its place: `fields.2.name`. */
export function checkFields(fields: readonly ElementField[]): readonly Problem[] {
  const names = fields.map(({ name }) => name);
  return names.flatMap((name, index): Problem[] => {
    const key = `fields.${index}.name`;
    if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) return [{ key, messageKey: "key.columnName" }];
    if (commonNames.has(name)) return [{ key, messageKey: "key.columnCommon" }];
    return names.indexOf(name) === index ? [] : [{ key, messageKey: "key.columnTwice" }];
  });
}

/** Columns that hold something stay, and what they are: their values would not be theirs any more. `filled`: their names. */
export function checkChanges(
  before: readonly ElementField[],
  after: readonly ElementField[],
  filled: ReadonlySet<string>,
): readonly Problem[] {
  const isGone = before.some(({ name }) => filled.has(name) && !after.some((field) => field.name === name));
  const gone: readonly Problem[] = isGone ? [{ key: "fields", messageKey: "key.columnFilled" }] : [];
  const changed = after.flatMap(({ name, kind, localized }, index): Problem[] => {
    const own = before.find((field) => field.name === name);
    if (!own || !filled.has(name)) return [];
    const part = own.localized === localized ? (own.kind === kind ? null : "kind") : "localized";
    return part === null ? [] : [{ key: `fields.${index}.${part}`, messageKey: "key.columnFilled" }];
  });
  return [...gone, ...changed];
}

function wordsOf(label: Localized<string> = {}): string {
  return label[defaultLocale] || (Object.values(label).find((words) => words !== "") ?? "");
}

function freeName(words: string, taken: ReadonlySet<string>): string {
  const made =
    slugOf(words)
      .replaceAll("-", "_")
      .replace(/^[^a-z]+/, "")
      .slice(0, 34) || "colonne";
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? made : `${made}_${count}`;
    if (!taken.has(name)) return name;
  }
}
