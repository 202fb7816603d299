import { multipleOf, numberIn } from "#schemas/commerce/quantities.ts";
import type { cartCalls } from "#schemas/contract/calls/cart.ts";
import { newCart } from "#schemas/contract/parse-params.ts";
import type { GivenAnswer } from "#schemas/content/product-customization.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { soldForm } from "#server/catalogue/declinations/read.ts";
import { held } from "#server/http/api/belongings.ts";
import { arrivedFiles, dropCustomizationFiles, keepAnswerFiles } from "#server/customizations/write.ts";
import type { Caller, CallInput, HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { activeCart, cartOf, type CartRow } from "./read.ts";
import { addToCart, changeQuantity, deleteCart, makeDefault, openCart, removeLine, setCode } from "./write.ts";

type UploadedFile = CallInput<"addToCart">["files"][number];

const ownerOf = (cart: Pick<CartRow, "user_id">) => cart.user_id;

export const cartHandlers: HandlersOf<typeof cartCalls> = {
  openCart: async ({ body, caller }) => {
    const allowed = await attempt({ "new-cart": caller.clientAddress });
    if (!allowed.ok) return throttled(allowed.retryAfter);
    const opened = await openCart(await userOf(caller));
    if (!opened.ok || !body.discountCode) return opened.ok ? ok({ id: opened.value.id }) : opened;
    const coded = await enterCode(opened.value.id, body.discountCode, caller);
    return coded.ok ? ok({ id: coded.value.id }) : coded;
  },

  changeCart: held({
    load: async ({ params }) => await activeCart(params.cartId),
    ownerOf,
    handle: async (cart, { body, caller, locale }) => {
      const coded = await enterCode(cart.id, body.discountCode ?? cart.discount_code, caller);
      return coded.ok ? ok(await cartOf(coded.value, locale)) : coded;
    },
  }),

  getCart: held({
    load: async ({ params }) => await activeCart(params.cartId),
    ownerOf,
    handle: async (cart, { locale }) => ok(await cartOf(cart, locale)),
  }),

  makeCartDefault: async ({ params, caller, locale }) => {
    const userId = await userOf(caller);
    if (userId === null) return refuse("unauthorized", "session.missing");
    const made = await makeDefault(params.id, userId);
    return made.ok ? ok(await cartOf(made.value, locale)) : made;
  },

  addToCart: held({
    load: async ({ params }) => (params.cartId === newCart ? nobodys : await activeCart(params.cartId)),
    ownerOf,
    handle: async (cart, { params, body, files, locale, caller, once }) => {
      const isNew = cart === nobodys;
      const allowed = isNew ? await attempt({ "new-cart": caller.clientAddress }) : ({ ok: true } as const);
      if (!allowed.ok) return throttled(allowed.retryAfter);
      const { declinationId } = params;
      const quantity = await quantityOf(body.quantity ?? "", declinationId);
      const input = { cartId: isNew ? null : cart.id, userId: await userOf(caller), declinationId, quantity, locale };
      const given = body.customizations ?? [];
      return await once(() =>
        withFiles(given, files, { locale, clientAddress: caller.clientAddress }, (customizations) =>
          addToCart({ ...input, customizations }),
        ),
      );
    },
  }),

  changeCartQuantity: held({
    load: async ({ params }) => await activeCart(params.cartId),
    ownerOf,
    handle: async (cart, { params, body, locale }) => {
      const key = { cartId: cart.id, lineId: body.idCartProduct, productId: params.productId };
      const changed = await changeQuantity(key, body.quantity);
      return changed.ok ? ok(await cartOf(changed.value, locale)) : changed;
    },
  }),

  deleteCart: held({
    load: async ({ params }) => await activeCart(params.cartId),
    ownerOf,
    handle: async (cart) => await deleteCart(cart.id),
  }),

  removeFromCart: held({
    load: async ({ params }) => await activeCart(params.cartId),
    ownerOf,
    handle: async (cart, { params, locale }) => {
      const key = { cartId: cart.id, lineId: params.idCartProduct, productId: params.productId };
      const removed = await removeLine(key);
      return removed.ok ? ok(await cartOf(removed.value, locale)) : removed;
    },
  }),
};

/** Does something with answers whose files came along as `file.{id}`; what isn't taken of these is forgotten. */
async function withFiles<T>(
  given: readonly GivenAnswer[],
  files: readonly UploadedFile[],
  { locale, clientAddress }: { readonly locale: Locale; readonly clientAddress: string },
  run: (answers: readonly GivenAnswer[]) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  if (files.length === 0) return await run(given);
  const kept = await keepAnswerFiles(given, await arrivedFiles(files), { locale, clientAddress });
  if (!kept.ok) return kept;
  try {
    return await run(kept.value.answers);
  } finally {
    // Those that are a line's by now stay.
    await dropCustomizationFiles(kept.value.files);
  }
}

/** Stands for the cart that is not there yet: nobody's, so that everybody may begin one. */
const nobodys = { id: newCart, user_id: null } as const;

async function userOf(caller: Caller): Promise<number | null> {
  return (await caller.session())?.userId ?? null;
}

/** The quantity that somebody typed; what is no number is the declination's multiple (spec §5). */
async function quantityOf(text: string, declinationId: number): Promise<number> {
  return numberIn(text) ?? multipleOf((await soldForm(declinationId))?.sellByMultipleOf ?? 1);
}

/** Codes are tried a few times only: nobody finds one by guessing. */
async function enterCode(cartId: string, code: string, caller: Caller) {
  const allowed = code === "" ? ({ ok: true } as const) : await attempt({ "discount-code": caller.clientAddress });
  return allowed.ok ? await setCode(cartId, code) : throttled(allowed.retryAfter);
}
