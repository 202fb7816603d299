import { type Capacity, toMillilitres } from "./capacity.ts";

/**
 * What a litre costs of what is sold by its volume, in euros, half a cent up (arrêté of 16 November 1999, directive
 * 98/6/EC); null for what holds nothing and where the price is a litre's anyway.
 */
export function litrePrice(form: Capacity & { readonly finalPrice: number }): number | null {
  const millilitres = toMillilitres(form);
  if (millilitres <= 0 || millilitres === 1000) return null;
  return Math.round((Math.round(form.finalPrice * 100) * 1000) / millilitres) / 100;
}
