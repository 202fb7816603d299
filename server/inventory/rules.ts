/** Fewer than so many left of a form are few, by the parameters. */
export function lowStock(values: Readonly<Record<string, string | null>>): number {
  return Number(values["STOCK_LOW"] ?? "") || 24;
}
