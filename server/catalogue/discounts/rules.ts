import type { DiscountRow } from "./read.ts";

/** The discounts of one declination: its own, and those of its whole product. */
export interface Discounts {
  readonly own: readonly DiscountRow[];
  readonly products: readonly DiscountRow[];
}

export const noDiscounts: Discounts = { own: [], products: [] };

/**
 * Of the discounts in effect the one that a declination shows [P2]: the first that touches the price, its
 * own before its product's; without such a one, the first on shipping fees.
 */
export function shownDiscount({ own, products }: Discounts, instant: number): DiscountRow | null {
  const running = [...own, ...products].filter((row) => isRunning(row, instant));
  return running.find((row) => row.detail_type === "PRODUCT") ?? running[0] ?? null;
}

/** A discount on shipping fees makes shipping free, on the declination, its product or its box (spec §4). */
export function isShippingFree({ own, products }: Discounts, instant: number): boolean {
  return [...own, ...products].some((row) => row.detail_type === "SHIPPING_FEES" && isRunning(row, instant));
}

/** The next instant at which a discount begins or ends; null: none does. */
export function nextChange({ own, products }: Discounts, instant: number): number | null {
  const ends = [...own, ...products].flatMap(({ starts_at: start, ends_at: end }) => [start, end]);
  const next = Math.min(...ends.filter((end) => end !== null && end > instant).map(Number));
  return Number.isFinite(next) ? next : null;
}

function isRunning({ starts_at: start, ends_at: end }: DiscountRow, instant: number): boolean {
  return (start === null || start <= instant) && (end === null || end > instant);
}
