import { sql } from "kysely";

import { takenPaymentStates } from "#schemas/commerce/payment-states.ts";
import { database } from "#server/db/context.ts";

import { paymentFaultsOf } from "./rules.ts";

/**
 * What of the money is wrong, in words: an order is paid by just one payment of its amount, unless it cost nothing, and
 * has given back what that one gave back; payments agree with their refunds, and with what was told of them. Nothing when
 * all agrees.
 */
export async function paymentFaults(): Promise<readonly string[]> {
  return [...(await orderFaults()), ...(await ownFaults())];
}

async function ownFaults(): Promise<readonly string[]> {
  const payments = await database().selectFrom("payment").selectAll().orderBy("id").execute();
  const refunds = await database().selectFrom("refund").selectAll().orderBy("id").execute();
  const events = await database().selectFrom("payment_event").selectAll().orderBy("id").execute();
  const [refundsOf, eventsOf] = [
    Map.groupBy(refunds, (refund) => refund.payment_id),
    Map.groupBy(events, (event) => event.payment_id),
  ];
  return payments.flatMap((payment) =>
    paymentFaultsOf(payment, refundsOf.get(payment.id) ?? [], eventsOf.get(payment.id) ?? []),
  );
}

async function orderFaults(): Promise<readonly string[]> {
  const taken = sql.join(takenPaymentStates.map((state) => sql.lit(state)));
  const { rows } = await sql<Compared>`
    select "order".code, "order".paid_at, "order".total_cents, "order".refunded_cents,
      count(payment.id) as payments, coalesce(sum(payment.amount_cents), 0) as brought,
      coalesce(sum(payment.refunded_cents), 0) as returned
    from "order"
    left join payment on payment.order_id = "order".id and payment.is_surplus = 0 and payment.state in (${taken})
    group by "order".id, "order".code, "order".paid_at, "order".total_cents, "order".refunded_cents
    order by "order".id`.execute(database());
  return rows.flatMap(faultsOf);
}

interface Compared {
  readonly code: string;
  readonly paid_at: number | null;
  readonly total_cents: number;
  readonly refunded_cents: number;
  // Sums come as texts from PostgreSQL.
  readonly payments: number | string;
  readonly brought: number | string;
  readonly returned: number | string;
}

function faultsOf({ code, paid_at: paidAt, total_cents: total, refunded_cents: refunded, ...sums }: Compared) {
  const [payments, brought, returned] = [sums.payments, sums.brought, sums.returned].map(Number);
  const wanted = paidAt === null || total === 0 ? 0 : 1;
  if (payments !== wanted) return [`order ${code}: ${payments} payments brought its money instead of ${wanted}`];
  if (wanted === 1 && brought !== total) return [`order ${code}: costs ${total}, and its payment brought ${brought}`];
  return returned === refunded ? [] : [`order ${code}: gave back ${refunded}, its payment ${returned}`];
}
