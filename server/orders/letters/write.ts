import { mailsToRepeat, type RepeatedMail } from "#schemas/commerce/order-steps.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { now } from "#server/db/context.ts";

import { lockOrder } from "../engine/rows.ts";
import { tell, tellConfirmed } from "../engine/tell.ts";

const minute = 60_000;

/**
 * Sends a mail about an order to its customer once more, as the order is now; pressed twice within a minute it is one.
 * Refused where it isn't true any more, and where the customer has asked to be forgotten.
 */
export async function mailAgain(orderId: number, kind: RepeatedMail): Promise<Result<null, Refusal>> {
  return await command(
    async () => {
      const order = await lockOrder(orderId);
      if (!order) return refuse("not-found", "order.gone");
      if (order.email === "") return refuse("conflict", "order.mailNobody");
      if (!mailsToRepeat(order.state, order.delivery_type).includes(kind))
        return refuse("conflict", "order.mailUntrue");
      const mark = `again ${Math.floor(now() / minute)}`;
      await (kind === "order-paid" ? tellConfirmed(order, mark) : tell(kind, order, mark));
      return ok(null);
    },
    { isolation: "read committed" },
  );
}
