import type { Row } from "#server/db/tables.ts";

/** What a cart is when a code is asked of it: cents after product discounts, bottles as they count. */
export interface CodeBasket {
  readonly cents: number;
  readonly bottles: number;
}

/** Whether a code may be entered at an instant: it is on, has begun, isn't over and isn't used up. */
export function isOpen(code: Row<"discount_code">, instant: number): boolean {
  const { starts_at: start, ends_at: end, max_uses: most } = code;
  return (
    code.is_active === 1 &&
    (start === null || start <= instant) &&
    (end === null || end > instant) &&
    (most === null || code.uses < most)
  );
}

/** Whether a cart meets a code's conditions. */
export function isMet(code: Row<"discount_code">, { cents, bottles }: CodeBasket): boolean {
  return cents >= code.min_cents && bottles >= code.min_bottles;
}

/** Codes are the same in capitals and small letters, with and without blanks. */
export function foldCode(code: string): string {
  return code.replaceAll(/\s/gu, "").toUpperCase();
}
