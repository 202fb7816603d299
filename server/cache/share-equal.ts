/**
 * The new value, in which every part that equals the old one's is the old one itself: arrays and plain objects are
 * compared by content, anything else by identity. What was made from an unchanged part can then stand.
 */
export function shareEqual<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as Value;
  if (isPlain(before) && isPlain(after)) return sharedRecord(before, after) as Value;
  return after;
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const parts = after.map((part, index) => shareEqual(before[index], part));
  return before.length === after.length && parts.every((part, index) => Object.is(part, before[index]))
    ? before
    : parts;
}

function sharedRecord(before: PlainRecord, after: PlainRecord): PlainRecord {
  const keys = Object.keys(after);
  const entries = keys.map((key) => [
    key,
    Object.hasOwn(before, key) ? shareEqual(before[key], after[key]) : after[key],
  ]);
  const isSame =
    // The order of keys shows, in JSON and where a view goes through them.
    sameOrder(Object.keys(before), keys) && entries.every(([key, part]) => Object.is(part, before[key as string]));
  return isSame ? before : (Object.fromEntries(entries) as PlainRecord);
}

type PlainRecord = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is PlainRecord {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
