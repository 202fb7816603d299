import type { ResolveNeed } from "../site/kept-answers.ts";

/** Answers needs as if nobody counted stock: everything can be had, and nobody knows how much of it. */
export function withoutStock(resolveNeed: ResolveNeed): ResolveNeed {
  return async (...asked) => uncounted(await resolveNeed(...asked));
}

function uncounted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(uncounted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, uncounted(inner)] as const);
  const counts = "setQuantity" in value && "quantity" in value;
  return { ...Object.fromEntries(entries), ...(counts && { setQuantity: false, quantity: 0 }) };
}
