/** An amount in millionths of its currency: sources write up to six decimals, and none is lost before VAT is added. */
export type Millionths = bigint;

const scale = 1_000_000n;

/** The largest price that a product may have, in cents (`schemas/collections/every/product-sold.ts`). */
const mostCents = 100_000_000;

/**
 * Reads an amount as shops write it: `12.5`, `12,50`, `1 234,56 €`, `1,234.56`. The last of points and commas parts the
 * decimals. Null for what is none, or below nothing.
 */
export function amountIn(text: string): Millionths | null {
  const plain = text.replaceAll(/[\s€$£]/gu, "");
  const [, whole = "", decimals = ""] = /^(\d[\d.,]*?)(?:[.,](\d{1,6}))?$/.exec(plain) ?? [];
  const digits = whole.replaceAll(/[.,]/g, "");
  if (digits === "" || digits.length > 10) return null;
  return BigInt(digits) * scale + BigInt(decimals.padEnd(6, "0"));
}

/** Reads what is added to an amount, or taken off it: `+2,50`, `-2,50`; nothing for an empty text, null for what is none. */
export function changeIn(text: string): Millionths | null {
  const plain = text.trim();
  if (plain === "") return 0n;
  const amount = amountIn(plain.replace(/^[-−+]/, ""));
  return amount !== null && /^[-−]/.test(plain) ? -amount : amount;
}

/** An amount that doesn't include VAT as one that does, to the millionth; `rate` in hundredths of a percent. */
export function withVat(amount: Millionths, rate: number): Millionths {
  return (amount * BigInt(10_000 + rate)) / 10_000n;
}

/** What is left of an amount that is reduced by so many percent, a hundred at most. */
export function withoutShare(full: Millionths, percent: Millionths): Millionths {
  const left = full - (full * percent) / (100n * scale);
  return left < 0n ? 0n : left;
}

/**
 * What something costs in cents, VAT included, rounded half up once: `rate` in hundredths of a percent is added to what
 * doesn't include it; null: it does. Null for more than any product costs.
 */
export function centsOf(amount: Millionths, rate: number | null): number | null {
  const [numerator, denominator] = [amount * 100n * BigInt(10_000 + (rate ?? 0)), scale * 10_000n];
  const cents = Number((2n * numerator + denominator) / (2n * denominator));
  return cents <= mostCents ? cents : null;
}

/** Whether an amount is one of whole cents. */
export function isWholeCents(amount: Millionths): boolean {
  return amount % (scale / 100n) === 0n;
}

/** A count in stock: whole, none below nothing (shops that sell what they don't have count so); null for what is none. */
export function countIn(text: string): number | null {
  const [, count] = /^(-?\d{1,7})(?:[.,]0+)?$/.exec(text.trim()) ?? [];
  return count === undefined ? null : Math.max(0, Number(count));
}
