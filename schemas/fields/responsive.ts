import type { Problem } from "../refusal.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { fault, isRecord, under, unknownKeys } from "./check.ts";
import type { Field } from "./field.ts";

/** A value for the smallest slot, and others from a medium and a large one on. */
export interface Responsive<Value> {
  readonly base: Value;
  readonly medium?: Value;
  readonly large?: Value;
}

const breakpoints = ["base", "medium", "large"] as const;

/** Makes a field that may have another value in wider slots. Throws for a localized field: merging would be unclear. */
export function responsive<Stored, View>(inner: Field<Stored, View>): Field<Responsive<Stored>, Responsive<View>> {
  if (inner.localized) throw new Error("A localized field can't be responsive");
  const initial = { base: inner.initial };
  return {
    kind: "responsive",
    label: inner.label,
    localized: false,
    initial,
    inner: inner as Field,
    check: (value) => checkResponsive(inner, value),
    merge: (_base, over) => over,
    references: (value) => Object.values(values(value)).flatMap((stored) => inner.references(stored)),
    toView: (value, context) => mapValues(value, (stored) => inner.toView(stored, context)),
    describe: () => ({ ...inner.describe(), kind: "responsive", initial, field: inner.describe() }),
  };
}

function checkResponsive<Stored, View>(
  inner: Field<Stored, View>,
  value: unknown,
): Result<Responsive<Stored>, readonly Problem[]> {
  if (!isRecord(value)) return fault("key.responsive");
  const problems = unknownKeys(value, breakpoints);
  const checked: Partial<Record<(typeof breakpoints)[number], Stored>> = {};
  for (const breakpoint of breakpoints) {
    if (breakpoint !== "base" && !Object.hasOwn(value, breakpoint)) continue;
    const result = inner.check(value[breakpoint]);
    if (result.ok) checked[breakpoint] = result.value;
    else problems.push(...under(breakpoint, result.error));
  }
  if (problems.length > 0) return err(problems);
  return ok(checked as Responsive<Stored>);
}

function mapValues<From, To>(value: Responsive<From>, map: (value: From) => To): Responsive<To> {
  return {
    base: map(value.base),
    ...(value.medium === undefined ? {} : { medium: map(value.medium) }),
    ...(value.large === undefined ? {} : { large: map(value.large) }),
  };
}

function values<Value>(value: Responsive<Value>): Value[] {
  return [value.base, value.medium, value.large].filter((part): part is NonNullable<typeof part> => part !== undefined);
}
