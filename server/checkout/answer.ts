import type { checkoutCalls } from "#schemas/contract/calls/checkout.ts";
import type { Locale } from "#schemas/locale.ts";
import { ok } from "#schemas/result.ts";
import { activeCart, type CartRow } from "#server/cart/read.ts";
import { held } from "#server/http/api/belongings.ts";
import type { Caller, HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { checkoutOf, placesOf } from "./read.ts";
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
      const saved = await saveDeliveryStep(cart.id, body);
      return saved.ok ? ok(await present(cart, caller, locale)) : saved;
    },
  }),
};

async function present(cart: CartRow, caller: Caller, locale: Locale) {
  return await checkoutOf(cart, (await caller.session())?.userId ?? null, locale);
}
