import { type Schema, ValidationError } from "yup";

/**
 * What is wrong with something by a schema whose messages are names of faults: the first fault of each field, in the
 * order in which the fields are named. Messages that are no such names (yup's own) say nothing.
 */
export function faultsOf<Fault extends string>(
  schema: Schema,
  typed: object,
  { order, faults }: { readonly order: readonly string[]; readonly faults: readonly Fault[] },
): readonly { readonly key: string; readonly fault: Fault }[] {
  const found = new Map<string, Fault>();
  for (const { path = "", message } of issuesOf(schema, typed)) {
    const fault = faults.find((one) => one === message);
    // What is missing says so before what is malformed does.
    if (fault !== undefined && !found.has(path)) found.set(path, fault);
  }
  return order.flatMap((key) => {
    const fault = found.get(key);
    return fault ? [{ key, fault }] : [];
  });
}

/** All that a schema finds wrong with something. */
export function issuesOf(schema: Schema, typed: object): readonly ValidationError[] {
  try {
    schema.validateSync(typed, { abortEarly: false, disableStackTrace: true });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner;
    throw error;
  }
}
