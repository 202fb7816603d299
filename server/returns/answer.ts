import type { returnCalls } from "#schemas/contract/calls/returns.ts";
import type { withdrawalCalls } from "#schemas/contract/calls/withdrawals.ts";
import { isAdministrator } from "#schemas/content/user.ts";
import { isEmail } from "#schemas/is-email.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { keyed } from "#server/http/api/belongings.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";
import { latestOrder, opensOrder, orderRow } from "#server/orders/read.ts";

import { areReturnsActive, genericValues, listReturns, orderBack, returnById } from "./read.ts";
import { advanceReturn, askReturn, cancelReturn } from "./write.ts";
import { listWithdrawals, withdrawalOffer, withdrawalsOf } from "./withdrawals/read.ts";
import type { Withdrawer } from "./withdrawals/rules.ts";
import { refundWithdrawal, withdraw } from "./withdrawals/write.ts";

export const returnHandlers: HandlersOf<typeof withdrawalCalls & typeof returnCalls> = {
  checkWithdrawal: async ({ body, caller }) => {
    const may = await mayAsk(body, caller.clientAddress);
    return may.ok ? await withdrawalOffer(body) : may;
  },
  withdraw: async ({ body, caller, locale }) => {
    const may = await mayAsk(body, caller.clientAddress);
    return may.ok ? await withdraw({ ...body, locale }) : may;
  },
  getOrderWithdrawals: keyed({
    load: async ({ params }) => await orderRow(params.id),
    ownerOf: (order) => order.user_id,
    opens: opensOrder,
    isForEstate: true,
    handle: async (order) => ok(await withdrawalsOf(order)),
  }),
  listWithdrawals: async () => ok(await listWithdrawals()),
  refundWithdrawal: async ({ params, body, caller }) =>
    await refundWithdrawal(params.id, body.isRestocked, (await caller.session())?.userId ?? null),
  getOrderBack: keyed({
    load: async ({ list, caller }) => {
      const asked = list.filters.find(({ column }) => column === "order");
      if (asked) return await orderRow(Number(asked.value));
      const session = await caller.session();
      return session && (await latestOrder(isAdministrator(session.role) ? null : session.userId));
    },
    ownerOf: (order) => order.user_id,
    opens: opensOrder,
    isForEstate: true,
    handle: async (order, { locale }) => ok(await orderBack(order, locale)),
  }),
  askReturn: keyed({
    load: async ({ params }) => await orderRow(params.id),
    ownerOf: (order) => order.user_id,
    opens: opensOrder,
    handle: async (order, { body, caller, locale }) => {
      const allowed = await attempt({ return: caller.clientAddress });
      if (!allowed.ok) return throttled(allowed.retryAfter);
      return await askReturn({ orderId: order.id, ...body }, locale);
    },
  }),
  getReturn: keyed({
    load: async ({ params }) => await orderRow(params.id),
    ownerOf: (order) => order.user_id,
    opens: opensOrder,
    isForEstate: true,
    handle: async (order, { params, locale }) => {
      const one = await returnById(params.idReturn, locale);
      return found(one?.idOrder === order.id ? one : null);
    },
  }),
  cancelReturn: keyed({
    load: async ({ params }) => await orderRow(params.id),
    ownerOf: (order) => order.user_id,
    opens: opensOrder,
    handle: async (order, { params, locale }) => await cancelReturn(order.id, params.idReturn, locale),
  }),
  listGenericValues: async ({ params, locale }) => found(genericValues(params.type, locale)),
  areReturnsActive: async () => ok({ isActive: await areReturnsActive() }),
  listReturns: async ({ locale }) => ok(await listReturns(locale)),
  advanceReturn: async ({ params, body, locale, caller }) =>
    await advanceReturn(params.id, body, locale, (await caller.session())?.userId ?? null),
};

/** What nobody can have meant is said at its field; whoever tries numbers of orders is stopped, here and in all processes. */
async function mayAsk({ name, code, email }: Withdrawer, clientAddress: string): Promise<Result<null, Refusal>> {
  const required = { name, code, email };
  const empty = Object.entries(required).flatMap(([key, text]) =>
    text.trim() === "" ? [{ key, messageKey: "key.required" as const }] : [],
  );
  if (empty.length > 0) return refuseInput(empty);
  if (!isEmail(email.trim())) return refuseInput([{ key: "email", messageKey: "key.email" }]);
  const keys = { "withdrawal-address": clientAddress, "withdrawal-order": code.trim().toUpperCase() };
  const allowed = await attempt(keys);
  return allowed.ok ? ok(null) : refuse("too-many", "request.throttled", { retryAfter: allowed.retryAfter });
}
