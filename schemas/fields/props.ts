import type { Problem } from "../refusal.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { fault, isRecord, under } from "./check.ts";
import type { FieldDescription, Fields, Reference, StoredValue, ViewContext, ViewProps } from "./field.ts";

/** Props as they are stored, one value per field. */
export type StoredProps<F extends Fields> = { readonly [Name in keyof F]: StoredValue<F[Name]> };

/** Props as a layout holds them: only what was set. */
export type SparseProps = Readonly<Record<string, unknown>>;

/** Something stored that could not be used, and where it stands. */
export interface PropIssue extends Problem {
  readonly source: "component-config" | "own";
}

/** The props of a block on which nothing was set. */
export function initialProps<F extends Fields>(fields: F): StoredProps<F> {
  return fromFields(fields, (_name, field) => field.initial);
}

/**
 * The props in force (design §2): schema defaults ← component config ← own props, shallow per prop, per
 * locale for localized text. An invalid or unknown stored value is left out and reported.
 */
export function effectiveProps<F extends Fields>(
  fields: F,
  config: SparseProps,
  own: SparseProps,
): { readonly props: StoredProps<F>; readonly issues: readonly PropIssue[] } {
  const issues: PropIssue[] = [...strangers(fields, config, "component-config"), ...strangers(fields, own, "own")];
  const props = fromFields(fields, (name, field) => {
    let value = field.initial;
    for (const [source, stored] of [
      ["component-config", config],
      ["own", own],
    ] as const) {
      if (!isSet(stored, name)) continue;
      const checked = field.check(stored[name]);
      if (checked.ok) value = field.merge(value, checked.value);
      else issues.push(...under(name, checked.error).map((issue) => ({ ...issue, source })));
    }
    return value;
  });
  return { props, issues };
}

/** Checks sparse props strictly before they are stored: every value, and no key without a field. */
export function checkProps(fields: Fields, props: unknown): Result<SparseProps, readonly Problem[]> {
  if (!isRecord(props)) return fault("key.object");
  const problems: Problem[] = [];
  const checked: [string, unknown][] = [];
  for (const [name, value] of Object.entries(props)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) {
      problems.push({ key: name, messageKey: "key.unknown" });
      continue;
    }
    const result = field.check(value);
    if (result.ok) checked.push([name, result.value]);
    else problems.push(...under(name, result.error));
  }
  return problems.length === 0 ? ok(Object.fromEntries(checked)) : err(problems);
}

/** Everything that must be looked up before `viewProps`; the same id may come twice. */
export function collectReferences<F extends Fields>(fields: F, props: StoredProps<F>): readonly Reference[] {
  return Object.entries(fields).flatMap(([name, field]) => field.references(props[name]));
}

/** Turns effective props into what a view receives in the context's locale. */
export function viewProps<F extends Fields>(fields: F, props: StoredProps<F>, context: ViewContext): ViewProps<F> {
  const values = Object.entries(fields).map(([name, field]) => [name, field.toView(props[name], context)]);
  return Object.fromEntries(values) as ViewProps<F>;
}

/** The fields as data, in their order: for the inspector, the documentation and OpenAPI. */
export function describeFields(fields: Fields): Readonly<Record<string, FieldDescription>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.describe()]));
}

function fromFields<F extends Fields>(
  fields: F,
  value: (name: string, field: Fields[string]) => unknown,
): StoredProps<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, value(name, field)]),
  ) as StoredProps<F>;
}

function isSet(stored: SparseProps, name: string): boolean {
  return Object.hasOwn(stored, name) && stored[name] !== undefined;
}

function strangers(fields: Fields, stored: SparseProps, source: PropIssue["source"]): PropIssue[] {
  return Object.keys(stored)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => ({ source, key: name, messageKey: "key.unknown" }));
}
