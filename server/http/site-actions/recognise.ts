import type { CartSaid, CartSaying } from "#schemas/commerce/cart-said.ts";
import type { Locale } from "#schemas/locale.ts";
import { serverMessages, type ServerMessageKey } from "#schemas/messages/server-messages.ts";

/** The refusals of the cart's calls by what pages say of them. */
const refusals: readonly (readonly [CartSaying, ServerMessageKey])[] = [
  ["positive", "quantity.positive"],
  ["multipleOfBottles", "quantity.multipleOfBottles"],
  ["multiple", "quantity.multiple"],
  ["left", "stock.left"],
  ["full", "cart.full"],
  ["gone", "cart.gone"],
  ["code", "code.unknown"],
];

/**
 * Finds which refusal a server has put into words: those of the specification (§5, §8), whichever server speaks them.
 * Null for any others.
 */
export function recognise(message: string, locale: Locale): Pick<CartSaid, "saying" | "n"> | null {
  for (const [saying, key] of refusals) {
    const [before = "", after] = serverMessages[locale][key].split(/\{\w+\}/);
    if (after === undefined) {
      if (message === before) return { saying };
    } else if (message.startsWith(before) && message.endsWith(after)) {
      const n = message.slice(before.length, message.length - after.length);
      if (/^\d{1,5}$/.test(n)) return { saying, n: Number(n) };
    }
  }
  return null;
}
