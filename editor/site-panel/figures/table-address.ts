import type { Period } from "#schemas/commerce/compared-period.ts";

/** Where a table of a period is had as CSV. */
export function tableAddress(table: "totals" | "goods/export", { from, to }: Period): string {
  return `/api/admin/figures/${table}?from=${from}&to=${to}`;
}
