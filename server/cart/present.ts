import { bottleCount } from "#schemas/commerce/bottles.ts";
import { presentCapacity } from "#schemas/commerce/capacity.ts";
import { cartTotals, type CartTotals, type LineTotals, type PricedLine } from "#schemas/commerce/cart-totals.ts";
import { toCents, toEuros } from "#schemas/commerce/money.ts";
import type { Cart, CartProduct } from "#schemas/content/cart.ts";
import type { Locale } from "#schemas/locale.ts";
import type { LineAnswer } from "#schemas/content/product-customization.ts";
import { customizationTotal, presentAnswers } from "#server/customizations/read.ts";
import { productUrl } from "#server/catalogue/products/links.ts";
import type { Row } from "#server/db/tables.ts";
import { presentImage } from "#server/media/read.ts";

import { isMet } from "./codes/rules.ts";
import type { FullLine } from "./lines/read.ts";

/** What a cart costs now, and whether its code counts. */
export interface Reckoning {
  readonly totals: CartTotals;
  readonly bottles: number;
  readonly isCodeApplied: boolean;
}

/** Reckons a cart at present prices. What is no longer sold costs nothing and counts nothing. */
export function reckon(lines: readonly FullLine[], code: Row<"discount_code"> | null): Reckoning {
  const priced = lines.map(pricedLine);
  const bottles = bottleCount(
    lines
      .filter(({ form }) => form !== null)
      .map((line) => ({
        type: line.type,
        quantity: line.quantity,
        millilitres: line.capacity_ml,
        sellByMultipleOf: line.sell_by_multiple_of,
        items: line.items,
      })),
  );
  const before = cartTotals(priced, null);
  const isCodeApplied = code !== null && isMet(code, { cents: before.toPayCents, bottles });
  return { bottles, isCodeApplied, totals: isCodeApplied ? cartTotals(priced, code) : before };
}

function pricedLine({ quantity, form, steps, customization, answers }: FullLine): PricedLine {
  if (!form) return { quantity, priceCents: 0, fixedPriceCents: null, discount: null, steps: [] };
  const { price, fixedPrice, discount } = form;
  return {
    quantity,
    ...(answers.length > 0 && {
      customizationOf: (unitCents: number) => customizationTotal(customization, answers, unitCents),
    }),
    priceCents: toCents(price),
    fixedPriceCents: fixedPrice === null ? null : toCents(fixedPrice),
    discount: discount && { ...discount, amount: toCents(discount.amount) },
    steps,
  };
}

/** A cart as it is sent. */
export function presentCart(
  cart: Row<"cart">,
  lines: readonly FullLine[],
  { totals, bottles, isCodeApplied }: Reckoning,
  locale: Locale,
): Cart {
  return {
    id: cart.id,
    type: cart.type,
    discountCode: cart.discount_code,
    isCodeApplied,
    products: lines.flatMap((line, index) => {
      const own = totals.lines[index];
      return own ? [presentLine(line, own, locale)] : [];
    }),
    totalProduct: toEuros(totals.totalCents),
    totalProductToPay: toEuros(totals.toPayCents),
    discount: toEuros(totals.codeCents),
    bottles,
  };
}

function presentLine(line: FullLine, totals: LineTotals, locale: Locale): CartProduct {
  const { form } = line;
  return {
    id: line.id,
    quantity: line.quantity,
    type: line.type,
    idProduct: line.product_id,
    idDeclination: line.declination_id,
    name: line.name,
    kind: line.kind,
    year: line.year,
    url: productUrl({ type: line.type, slug: line.slug, id: line.product_id }, locale),
    image: presentImage(line, locale),
    isDematerialized: line.is_dematerialized === 1,
    hasShippingFees: line.has_shipping_fees === 1,
    ...presentCapacity(line.capacity_ml),
    sellByMultipleOf: line.sell_by_multiple_of,
    reference: line.reference,
    isShippingFree: form?.isShippingFree ?? false,
    setQuantity: form?.setQuantity ?? false,
    left: form?.quantity ?? 0,
    isSold: form !== null,
    unitPrice: toEuros(totals.unitCents),
    unitPriceToPay: toEuros(totals.unitToPayCents),
    total: toEuros(totals.totalCents),
    totalToPay: toEuros(totals.toPayCents),
    customizations: answersOf(line, totals, locale),
    customizationPrice: toEuros(totals.customizationCents),
    isExcludedFromWithdrawal: isExcluded(line),
  };
}

/** What was said of a line, in words, and what each costs. */
export function answersOf(
  { customization, answers }: FullLine,
  { unitToPayCents, customizationCents }: LineTotals,
  locale: Locale,
): readonly LineAnswer[] {
  return customization ? presentAnswers(customization, answers, unitToPayCents - customizationCents, locale) : [];
}

/**
 * Whether a line is made for its buyer, so that nobody can withdraw from it: they were told where they said how, and the
 * cart says it again [K6]. A product that is excluded since then isn't for who wasn't told.
 */
export function isExcluded({ customization, answers, is_told: told }: FullLine): boolean {
  return answers.length > 0 && told === 1 && customization?.isExcludedFromWithdrawal === true;
}
