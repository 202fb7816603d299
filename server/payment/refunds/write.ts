import type { PaymentState } from "#schemas/commerce/payment-states.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { appContext } from "#server/context.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";
import { PaymentAway, type PaymentDriver } from "#server/drivers/payment/payment-driver.ts";
import { lockOrderRow } from "#server/orders/locks/write.ts";
import { noteRefund } from "#server/orders/write.ts";

import { changePayment, paymentById } from "../engine/rows.ts";
import { takenPayment, wantedOf } from "../engine/taken.ts";
import { wantRefund } from "../engine/want-refund.ts";
import { backoff, lease, type RefundCause } from "../rules.ts";

/**
 * Wants money of an order's payment given back: so many cents, or with null what is left. A server that runs asks the
 * provider for it at once, and again until there is an answer. Refused for more than is left; gives what will go back.
 * `cause` says what it is for and by whom, where somebody says so.
 */
export async function askRefund(
  orderId: number,
  cents: number | null,
  cause?: RefundCause,
): Promise<Result<{ cents: number }, Refusal>> {
  return await command(
    async () => {
      if (!(await lockOrderRow(orderId))) return refuse("not-found", "order.gone");
      const payment = await takenPayment(orderId);
      if (!payment) return refuse("conflict", "refund.unpaid");
      const left = payment.amount_cents - (await wantedOf(payment));
      const wanted = cents ?? left;
      if (wanted < 1 || wanted > left) return refuse("conflict", "refund.tooMuch", { values: { euros: left / 100 } });
      await wantRefund(payment, wanted, cause);
      return ok({ cents: wanted });
    },
    { isolation: "read committed" },
  );
}

/**
 * Asks the provider for the refunds that are wanted and due. Each has a key, so that one whose answer was lost is asked for
 * again and done once; several processes share the work. `mayGoOn` is asked before each.
 */
export async function doRefunds(mayGoOn: () => boolean): Promise<void> {
  const driver = appContext().drivers.payment;
  if (!driver) return;
  for (const due of await dueRefunds(driver.name)) {
    if (!mayGoOn()) return;
    const refund = await take(due);
    if (refund) await give(driver, refund, due);
  }
}

interface DueRefund extends Row<"refund"> {
  readonly public_id: string;
  readonly reference: string | null;
}

async function dueRefunds(provider: string): Promise<readonly DueRefund[]> {
  return await database()
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.payment_id")
    .selectAll("refund")
    .select(["payment.public_id", "payment.reference"])
    .where("refund.state", "=", "WANTED")
    .where("refund.due_at", "<=", now())
    .where("payment.provider", "=", provider)
    .orderBy("refund.id")
    .limit(100)
    .execute();
}

/** Takes a refund for this process; null: another one has it. */
async function take({ id, due_at: dueAt, attempts }: Row<"refund">): Promise<Row<"refund"> | null> {
  const lend = () =>
    database()
      .updateTable("refund")
      .set({ due_at: now() + lease, attempts: attempts + 1 })
      .where("id", "=", id)
      .where("due_at", "=", dueAt)
      .where("state", "=", "WANTED")
      .returningAll()
      .executeTakeFirst();
  return (await inTransaction(lend, { isolation: "read committed" })) ?? null;
}

async function give(driver: PaymentDriver, refund: Row<"refund">, { public_id, reference }: DueRefund): Promise<void> {
  const { id, key, amount_cents: cents, attempts } = refund;
  try {
    const answer = reference === null ? "FAILED" : await driver.refund({ reference, cents, key });
    if (answer === "FAILED") appContext().log.error({ refund: id }, "the provider refuses a refund for good");
    await settle(refund, public_id, answer);
  } catch (error) {
    if (!(error instanceof PaymentAway)) throw error;
    appContext().log.warn({ err: error, refund: id, attempts }, "a refund could not be asked for and is tried again");
    const wait = () =>
      database()
        .updateTable("refund")
        .set({ due_at: now() + backoff(attempts) })
        .where("id", "=", id)
        .where("state", "=", "WANTED")
        .execute();
    await inTransaction(wait, { isolation: "read committed" });
  }
}

/** Notes what came of a refund, on its payment and on its order too, once. */
async function settle(
  { id, amount_cents: cents, user_id: by }: Row<"refund">,
  publicId: string,
  state: "DONE" | "FAILED",
) {
  const note = async () => {
    const found = await paymentById(publicId);
    if (!found) return;
    await lockOrderRow(found.order_id);
    const { numUpdatedRows } = await database()
      .updateTable("refund")
      .set({ state, settled_at: now() })
      .where("id", "=", id)
      .where("state", "=", "WANTED")
      .executeTakeFirst();
    if (numUpdatedRows === 0n || state === "FAILED") return;
    const payment = (await paymentById(publicId)) ?? found;
    const refunded = payment.refunded_cents + cents;
    const isWhole = refunded === payment.amount_cents;
    const next: PaymentState = isWhole ? "REFUNDED" : "PARTIALLY_REFUNDED";
    await changePayment(payment.id, { refunded_cents: refunded, state: next });
    const told = { orderId: payment.order_id, cents: refunded, isWhole, by };
    if (payment.is_surplus === 0) await noteRefund(told);
  };
  await inTransaction(note, { isolation: "read committed" });
}
