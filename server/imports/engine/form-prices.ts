import type { Message } from "#schemas/refusal.ts";

import { amountIn, centsOf, changeIn, isWholeCents, type Millionths, withoutShare, withVat } from "./amounts.ts";

/** What one form costs as a shop says it. */
export interface PricedForm {
  readonly price: string;
  /** What it costs beside that, without VAT; it may be less than nothing. Left out: nothing. */
  readonly impact?: string;
  /** Empty: it is not reduced, or by what `off` says. */
  readonly salePrice: string;
  /** By how much it is reduced: an amount that includes VAT, or percent; left out: by nothing. */
  readonly off?: { readonly amount: string; readonly percent: string };
}

/** VAT in hundredths of a percent. */
interface Vat {
  /** What is added to the prices of the file; null: they include it. */
  readonly rate: number | null;
  readonly vatRate: number;
}

interface FormPrices {
  /** In cents, VAT included. */
  readonly priceCents: number;
  /** Null: it isn't reduced. */
  readonly saleCents: number | null;
  /** Whether the file's own price has more than two decimals, which are lost. */
  readonly isRounded: boolean;
}

/** What a form costs; a message where nobody can tell. */
export function pricesOf(form: PricedForm, { rate, vatRate }: Vat): FormPrices | Message {
  if (form.price.trim() === "") return { messageKey: "import.noPrice" };
  const [own, change] = [amountIn(form.price), changeIn(form.impact ?? "")];
  if (own === null || change === null) return unread(form);
  const full = own + (rate === null ? withVat(change, vatRate) : change);
  if (full < 0n) return { messageKey: "import.belowNothing", values: { price: saidPrice(form) } };
  const priceCents = centsOf(full, rate);
  if (priceCents === null) return unread(form);
  const saleCents = lowerCents(form, full, { rate, vatRate });
  return {
    priceCents,
    saleCents: saleCents !== null && saleCents < priceCents ? saleCents : null,
    isRounded: rate === null && !isWholeCents(own),
  };
}

/** What it costs while it is reduced; null: it isn't. */
function lowerCents({ salePrice, off }: PricedForm, full: Millionths, { rate, vatRate }: Vat): number | null {
  const [lower, less, share] = [salePrice, off?.amount ?? "", off?.percent ?? ""].map(amountIn);
  if (lower) return centsOf(lower, rate);
  if (less) {
    const left = (rate === null ? full : withVat(full, vatRate)) - less;
    return left < 0n ? null : centsOf(left, null);
  }
  return share ? centsOf(withoutShare(full, share), rate) : null;
}

function unread(form: PricedForm): Message {
  return { messageKey: "import.unreadPrice", values: { price: saidPrice(form) } };
}

function saidPrice({ price, impact = "" }: PricedForm): string {
  return [price, impact]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(" + ")
    .slice(0, 40);
}
