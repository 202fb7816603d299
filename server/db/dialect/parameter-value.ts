/** What both engines store without guessing. */
export type ParameterValue = string | number | bigint | null | Uint8Array;

/**
 * Checks a value on its way into a query. A `Date` given to node:sqlite is read as named parameters
 * and silently shifts the others, an object or `undefined` becomes whatever the engine likes: all are
 * refused, on both engines alike. NUL, which PostgreSQL can't hold in text, becomes U+FFFD, so that
 * hostile input finds nothing instead of failing.
 * Throws a TypeError, since a wrong type here is a mistake of ours.
 */
export function parameterValue(value: unknown): ParameterValue {
  if (typeof value === "string") return value.replaceAll("\0", "\uFFFD");
  if (value === null || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A query parameter is ${kindOf(value)}: ${advice(value)}`);
}

function kindOf(value: unknown): string {
  if (value instanceof Date) return "a Date";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `of type ${typeof value}`;
}

function advice(value: unknown): string {
  if (value instanceof Date) return "write milliseconds (date.getTime())";
  if (typeof value === "boolean") return "write 0 or 1";
  if (typeof value === "object") return "write JSON text";
  return "write null, or leave the column out";
}
