import { database, inTransaction, now } from "#server/db/context.ts";

/** The orders of the examples of the estate's calls: one that was paid, whose number is 3, and one that waits, whose is 4. */
export async function fillDeskOrders(): Promise<void> {
  await inTransaction(async () => {
    const order = await database().selectFrom("order").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
    const line = await database()
      .selectFrom("order_line")
      .selectAll()
      .where("order_id", "=", 1)
      .executeTakeFirstOrThrow();
    const { id: _order, ...row } = order;
    const { id: _line, ...goods } = line;
    const free = { cart_id: null, wish: "", uses_code: 0, holds_slot: 0, discount_code_id: null } as const;
    const paid = { ...free, code: "CD-3333333", access_key: "C".repeat(22), state: "PAID", paid_at: now() } as const;
    const waits = { ...free, code: "CD-4444444", access_key: "D".repeat(22) } as const;
    for (const own of [paid, waits]) {
      const { id } = await database()
        .insertInto("order")
        .values({ ...row, ...own, hold_ends_at: now() + 86_400_000 })
        .returning("id")
        .executeTakeFirstOrThrow();
      await database()
        .insertInto("order_line")
        .values({ ...goods, order_id: id })
        .execute();
    }
    await database()
      .insertInto("payment")
      .values({
        ...{ public_id: "desk", order_id: 3, provider: "sandbox", reference: "bank_3", locale: "fr_FR" },
        ...{ return_url: "", state: "CAPTURED", reason: null, amount_cents: 9800, refunded_cents: 0, is_surplus: 0 },
        ...{ expires_at: now(), look_at: now(), created_at: now(), updated_at: now() },
      })
      .execute();
  });
}

/** Nothing was given back of the example's order, and somebody has noted something of it. */
export async function fillDesk(): Promise<void> {
  await inTransaction(async () => {
    const payment = database().selectFrom("payment").select("id").where("public_id", "=", "desk");
    await database().deleteFrom("refund").where("payment_id", "in", payment).execute();
    await database().deleteFrom("order_note").execute();
    const note = { id: 900, order_id: 1, author_id: null, words: "Rappeler avant de livrer.", written_at: now() };
    await database().insertInto("order_note").values(note).execute();
  });
}
