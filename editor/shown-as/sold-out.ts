/** What the shop answers, as if everything that it sells were gone: where stock is counted in it, there is none. */
export function soldOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(soldOut);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, soldOut(inner)] as const);
  // A line of a cart counts what somebody wants, and says apart what is left.
  const counts = "setQuantity" in value && "quantity" in value && !("left" in value);
  return { ...Object.fromEntries(entries), ...(counts && { setQuantity: true, quantity: 0 }) };
}
