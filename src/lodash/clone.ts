/** A copy of an array or an object, one level deep: what Formik asks of lodash. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as readonly unknown[])] as Value;
  return typeof value === "object" && value !== null ? { ...value } : value;
}
