import type { withdrawalCalls } from "#schemas/contract/calls/withdrawals.ts";
import { isEmail } from "#schemas/is-email.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { keyed } from "#server/http/api/belongings.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { attempt } from "#server/limits/attempt.ts";
import { opensOrder, orderRow } from "#server/orders/read.ts";

import { listWithdrawals, withdrawalOffer, withdrawalsOf } from "./withdrawals/read.ts";
import type { Withdrawer } from "./withdrawals/rules.ts";
import { refundWithdrawal, withdraw } from "./withdrawals/write.ts";

export const returnHandlers: HandlersOf<typeof withdrawalCalls> = {
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
  refundWithdrawal: async ({ params, body }) => await refundWithdrawal(params.id, body.isRestocked),
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
