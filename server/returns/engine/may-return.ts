import { lastWithdrawalDay, mayWithdraw } from "#schemas/commerce/withdrawal-period.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { takesBack } from "../rules.ts";
import { daysOf } from "../withdrawals/rules.ts";

import { keptOf, returnableLines } from "./gone-back.ts";
import { receivedAt } from "./withdrawn-order.ts";

/** Whether something of an order may be sent back now: it was received, within the days for it, and not all is gone. */
export async function mayReturn(order: Row<"order">): Promise<Result<null, Refusal>> {
  const values = await parameterValues();
  if (!takesBack(values)) return refuse("conflict", "return.off");
  if (order.state !== "DELIVERED" && order.state !== "PICKED_UP") return refuse("conflict", "return.notReceived");
  const received = await receivedAt(order.id);
  const days = daysOf(values);
  if (received === null || !mayWithdraw(received, days, now())) {
    const last = lastWithdrawalDay(received ?? now(), days)
      .split("-")
      .toReversed()
      .join("/");
    return refuse("conflict", "return.over", { values: { day: last } });
  }
  if ((await returnableLines(order.id)).every((line) => keptOf(line) <= 0)) return refuse("conflict", "return.nothing");
  return ok(null);
}
