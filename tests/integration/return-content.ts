import { calls } from "#schemas/contract/catalogue.ts";
import { database, inTransaction, now } from "#server/db/context.ts";

/** An order that was paid and sent, four bottles of it, of which one was withdrawn: the examples of withdrawals. */
export async function fillWithdrawal(): Promise<void> {
  const body = calls.find(({ name }) => name === "checkWithdrawal")?.example.body as { code: string; email: string };
  await inTransaction(async () => {
    const [order, line] = [
      await database().selectFrom("order").selectAll().where("id", "=", 1).executeTakeFirstOrThrow(),
      await database().selectFrom("order_line").selectAll().where("order_id", "=", 1).executeTakeFirstOrThrow(),
    ];
    const { id: _order, ...row } = order;
    const { id: _line, ...goods } = line;
    const key = String(calls.find(({ name }) => name === "getOrderBack")?.example.query?.["key"]);
    const own = { code: body.code, access_key: key, wish: "", email: body.email, customer: body.email } as const;
    const paid = {
      goods_cents: 9800,
      total_cents: 9800,
      shipping_cents: 0,
      state: "DELIVERED",
      paid_at: now(),
    } as const;
    const { id } = await database()
      .insertInto("order")
      .values({ ...row, ...own, ...paid, uses_code: 0, holds_slot: 0 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const sums = { quantity: 4, unit_cents: 2450, unit_to_pay_cents: 2450, total_cents: 9800, to_pay_cents: 9800 };
    const { id: lineId } = await database()
      .insertInto("order_line")
      .values({ ...goods, ...sums, code_cents: 0, order_id: id })
      .returning("id")
      .executeTakeFirstOrThrow();
    await database()
      .insertInto("payment")
      .values({
        ...{ public_id: "withdrawn", order_id: id, provider: "sandbox", reference: "bank_2", locale: "fr_FR" },
        ...{ return_url: "", state: "CAPTURED", reason: null, amount_cents: 9800, refunded_cents: 0, is_surplus: 0 },
        ...{ expires_at: now(), look_at: now(), created_at: now(), updated_at: now() },
      })
      .execute();
    const declared = { declaration: "B".repeat(22), name: "Jeanne", locale: "fr_FR", is_whole: 0, declared_at: now() };
    const owed = { goods_cents: 2450, shipping_cents: 0, refunded_at: null, is_restocked: 0 };
    const { id: withdrawalId } = await database()
      .insertInto("withdrawal")
      .values({ order_id: id, ...declared, ...owed })
      .returning("id")
      .executeTakeFirstOrThrow();
    const gone = { withdrawal_id: withdrawalId, order_line_id: lineId, quantity: 1, cents: 2450 };
    await database().insertInto("withdrawal_line").values(gone).execute();
    const arrived = { from_state: "SHIPPED", to_state: "DELIVERED", actor: "OPERATOR", happened_at: now() } as const;
    await database()
      .insertInto("order_event")
      .values({ order_id: id, ...arrived })
      .execute();
  });
}

/** The return of the examples: it waits for its answer, or nothing was asked yet. */
export async function fillReturn(isAsked: boolean): Promise<void> {
  await inTransaction(async () => {
    for (const table of ["order_return_event", "order_return_line"] as const)
      await database().deleteFrom(table).execute();
    await database().deleteFrom("order_return").execute();
    if (!isAsked) return;
    const row = { id: 1, order_id: 2, state: "ASKED", message: "", note: "", goods_cents: 2450 } as const;
    await database()
      .insertInto("order_return")
      .values({ ...row, is_restocked: 0, asked_at: now() })
      .execute();
    const line = { return_id: 1, order_line_id: 2, quantity: 1, cents: 2450, reason: "BROKEN" } as const;
    await database().insertInto("order_return_line").values(line).execute();
  });
}
