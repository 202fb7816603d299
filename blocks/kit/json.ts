/** What can be written as JSON and read back the same; members that are undefined are left out. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/**
 * Throws a TypeError that names the first path at which a value is no JSON: a function, a symbol, a big integer, an
 * instance of a class, a number that is not finite. `path` is what the value itself is called.
 */
export function assertJson(value: unknown, path: string): void {
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`${path} is ${value}, not JSON`);
  if (["function", "symbol", "bigint"].includes(typeof value)) {
    throw new TypeError(`${path} is a ${typeof value}, not JSON`);
  }
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) assertJson(item, `${path}[${index}]`);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`${path} is an instance of ${value.constructor.name}, not JSON`);
  }
  for (const [key, item] of Object.entries(value)) assertJson(item, `${path}.${key}`);
}
