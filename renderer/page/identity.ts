const numbers = new WeakMap<object, number>();
let last = 0;

/**
 * Tells a value from every other one: an object by which object it is, anything else by its text. Two objects of the
 * same content differ, and an object that is written to keeps its identity: it is for what nobody writes to.
 */
export function identityOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const known = numbers.get(value);
  if (known !== undefined) return `#${known}`;
  last += 1;
  numbers.set(value, last);
  return `#${last}`;
}
