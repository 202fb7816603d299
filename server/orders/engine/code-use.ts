import { giveUseBack, takeUse } from "#server/cart/codes/write.ts";
import { database } from "#server/db/context.ts";

import type { OrderRow } from "./rows.ts";

/** Who uses a code: by mailbox, and by account where there is one. An empty mailbox is nobody's. */
type Customer = Pick<OrderRow, "customer" | "user_id">;

/**
 * Counts one more use of a code, within its limits in all and for one customer; false, and nothing counted, beyond them.
 * Holds the code's row until the transaction ends, so that nobody counts at the same time.
 */
export async function countUseBy(codeId: number, customer: Customer): Promise<boolean> {
  const used = await takeUse(codeId);
  if (!used) return false;
  const most = used.mostOfCustomer;
  if (most === null || (await usesBy(codeId, customer)) < most) return true;
  await giveUseBack(codeId);
  return false;
}

async function usesBy(codeId: number, { customer, user_id: userId }: Customer): Promise<number> {
  if (customer === "" && userId === null) return 0;
  const { count } = await database()
    .selectFrom("order")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("discount_code_id", "=", codeId)
    .where("uses_code", "=", 1)
    .where((where) =>
      where.or([
        ...(customer === "" ? [] : [where("customer", "=", customer)]),
        ...(userId === null ? [] : [where("user_id", "=", userId)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
