import { isOpen } from "#schemas/commerce/order-states.ts";
import { toCents, toEuros } from "#schemas/commerce/money.ts";
import type { PaymentWay } from "#schemas/content/checkout.ts";
import type { checkoutCalls } from "#schemas/contract/calls/checkout.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { activeCart, type CartRow, type FullCart, fullCart } from "#server/cart/read.ts";
import { isCodeOf } from "#server/cart/codes/read.ts";
import { setCode } from "#server/cart/write.ts";
import { held, keyed } from "#server/http/api/belongings.ts";
import type { Caller, HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";
import { opensOrder, orderRow } from "#server/orders/read.ts";
import { placeReckoned } from "#server/orders/write.ts";
import { beginPayment, type StartedPayment, startPayment, wantPayment, whoIsPaid } from "#server/payment/write.ts";

import { cartProblems, cartToOrder, checkoutOf, checkoutWith, draftFor, placesOf } from "./read.ts";
import { type Draft, orderKeyOf, wishOf, withWishes } from "./rules.ts";
import { saveAddressStep, saveDeliveryStep } from "./write.ts";

const ownerOf = (cart: Pick<CartRow, "user_id">) => cart.user_id;

export const checkoutHandlers: HandlersOf<typeof checkoutCalls> = {
  getCheckout: held({
    load: async ({ params }) => await activeCart(params.cartId),
    ownerOf,
    handle: async (cart, { caller, locale }) => ok(await present(cart, caller, locale)),
  }),

  getCheckoutPlaces: held({
    load: async ({ params }) => await activeCart(params.cartId),
    ownerOf,
    handle: async (cart, { caller, locale }) => {
      const allowed = await attempt({ "access-points": caller.clientAddress });
      if (!allowed.ok) return throttled(allowed.retryAfter);
      return ok(await placesOf(await present(cart, caller, locale), locale));
    },
  }),

  saveCheckoutAddress: held({
    load: async ({ params }) => await activeCart(params.cartId),
    ownerOf,
    handle: async (cart, { body, caller, locale }) => {
      const saved = await saveAddressStep(cart.id, body);
      return saved.ok ? ok(await present(cart, caller, locale)) : saved;
    },
  }),

  saveCheckoutDelivery: held({
    load: async ({ params }) => await activeCart(params.cartId),
    ownerOf,
    handle: async (cart, { body, caller, locale }) => {
      const saved = await saveDeliveryStep(cart.id, body, await userOf(caller));
      return saved.ok ? ok(await present(cart, caller, locale)) : saved;
    },
  }),

  validateOrder: held({
    load: async ({ body }) => await activeCart(body.idCart),
    ownerOf,
    handle: async (cart, { caller, locale }) => {
      const { problems } = await present(cart, caller, locale);
      const messages = await cartProblems(cart, locale);
      return ok({ isValid: problems.length === 0 && messages.length === 0, problems, messages });
    },
  }),

  previewOrder: held({
    load: async ({ body }) => await activeCart(body.idCart),
    ownerOf,
    handle: async (cart, { body, caller, locale }) => {
      const coded = await withCode(cart, body.discountCode, caller);
      if (!coded.ok) return coded;
      const full = await fullCart(coded.value, locale);
      const draft = withWishes(await draftFor(cart.id, await userOf(caller)), body);
      const { total, shippingFees } = await checkoutWith(draft, full, locale);
      const { toPayCents, codeCents } = full.totals;
      return ok({ total, shippingFees, subtotal: toEuros(toPayCents + codeCents), discount: toEuros(codeCents) });
    },
  }),

  placeOrder: held({
    load: async ({ body }) => await cartToOrder(body.idCart),
    ownerOf,
    handle: async (cart, { body, caller, locale }) => {
      const allowed = await attempt({ order: caller.clientAddress });
      if (!allowed.ok) return throttled(allowed.retryAfter);
      const coded = await codedToOrder(cart, body.discountCode, caller);
      if (!coded.ok) return coded;
      const userId = await userOf(caller);
      const draft = withWishes(await draftFor(coded.value.id, userId), body);
      const paying = await whoIsPaid({ origin: caller.origin, locale });
      const ordered = await placeReckoned(
        {
          idCart: cart.id,
          locale,
          userId,
          delivery: wishOf(draft, true).delivery,
          wishIn: async (full) => {
            const wished = await wishIn(draft, full, locale);
            return wished.ok && !paying.ok ? paying : wished;
          },
          clientAddress: caller.clientAddress,
          // The specification's body has neither: what isn't said is noted as unsaid, and the site's own form asks for both.
          ...(body.isOfAge !== undefined && { isOfAge: body.isOfAge }),
          ...(body.acceptsTerms !== undefined && { acceptsTerms: body.acceptsTerms }),
          expectedTotalCents: body.total === undefined ? null : toCents(body.total),
        },
        async (placed) => {
          const isToPay = paying.ok && placed.isNew && isOpen(placed.state);
          return ok({ placed, wanted: isToPay ? await wantPayment(placed, paying.value) : null });
        },
      );
      if (!ordered.ok) return ordered;
      if (!paying.ok) return paying;
      const { wanted, placed } = ordered.value;
      const { id, code, key, totalCents, state } = placed;
      const payment = isOpen(state) ? wayIn(await beginPayment(id, paying.value, wanted)) : ok(null);
      // Posted twice, it may have been paid between the two.
      const isSettled = !payment.ok && payment.error.messageKey === "payment.settled";
      if (!payment.ok && !isSettled) return payment;
      return ok({ id, code, key, total: toEuros(totalCents), payment: payment.ok ? payment.value : null });
    },
  }),

  payOrder: keyed({
    load: async ({ params }) => await orderRow(params.id),
    ownerOf: (order) => order.user_id,
    opens: opensOrder,
    handle: async (order, { caller, locale }) => {
      const allowed = await attempt({ order: caller.clientAddress });
      if (!allowed.ok) return throttled(allowed.retryAfter);
      return wayIn(await startPayment(order.id, { origin: caller.origin, locale }));
    },
  }),
};

function wayIn(started: Result<StartedPayment, Refusal>): Result<PaymentWay, Refusal> {
  return started.ok ? ok({ provider: started.value.provider, url: started.value.url }) : started;
}

/** What an order wants, when nothing is wrong with it; refused by the keys of the order's body otherwise. */
async function wishIn(draft: Draft, full: FullCart, locale: Locale) {
  const { problems, isCarried, options } = await checkoutWith(draft, full, locale);
  if (problems.length > 0 && full.cart.state === "ACTIVE") {
    return refuseInput(
      problems.map(({ key, fault }) => ({ key: orderKeyOf(key), messageKey: `checkout.${fault}` as const })),
    );
  }
  return ok({ ...wishOf(draft, isCarried), message: draft.message.trim(), options });
}

/** The cart with the code that was sent along; codes are tried a few times only. */
async function withCode(cart: CartRow, code: string | undefined, caller: Caller): Promise<Result<CartRow, Refusal>> {
  if (code === undefined || code.trim() === "" || isCodeOf(cart, code)) return ok(cart);
  const allowed = await attempt({ "discount-code": caller.clientAddress });
  return allowed.ok ? await setCode(cart.id, code) : throttled(allowed.retryAfter);
}

/** The same of a cart that is ordered. Posted twice, it may have been bought between the two: then it has its order. */
async function codedToOrder(cart: CartRow, code: string | undefined, caller: Caller) {
  if (cart.state !== "ACTIVE") return ok(cart);
  const coded = await withCode(cart, code, caller);
  const later = coded.ok || coded.error.messageKey !== "cart.gone" ? null : await cartToOrder(cart.id);
  return later ? ok(later) : coded;
}

async function present(cart: CartRow, caller: Caller, locale: Locale) {
  return await checkoutOf(cart, await userOf(caller), locale);
}

async function userOf(caller: Caller): Promise<number | null> {
  return (await caller.session())?.userId ?? null;
}
