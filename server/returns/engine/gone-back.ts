import type { GoneBack } from "#schemas/commerce/line-share.ts";
import { endedReturns, openReturns, type ReturnState } from "#schemas/commerce/return-states.ts";
import { database } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";
import { refundsOf } from "#server/payment/refunds/read.ts";

/** A line of an order, with what of it has gone back, is on its way, or was given back without coming back. */
export interface ReturnableLine extends Row<"order_line"> {
  readonly gone: GoneBack;
  /** Made for its buyer, who was told before they paid that nobody can withdraw from it (L9); its guarantees stay. */
  readonly isPersonalised: boolean;
}

/** Lines as a withdrawal sees them: a return that nothing has left for yet keeps nobody from withdrawing [W6]. */
export async function withdrawableLines(orderId: number): Promise<readonly ReturnableLine[]> {
  return await linesWithout(orderId, [...endedReturns, ...openReturns]);
}

/** The lines of an order with what of each has gone back; of an order that is held nobody changes it meanwhile. */
export async function returnableLines(orderId: number): Promise<readonly ReturnableLine[]> {
  return await linesWithout(orderId, endedReturns);
}

/** The lines of an order, returns in some states left out of account. */
async function linesWithout(orderId: number, left: readonly ReturnState[]): Promise<readonly ReturnableLine[]> {
  const lines = await database()
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  const ways = [await withdrawnOf(orderId), await returnedOf(orderId, left), (await refundsOf(orderId)).lines];
  return lines.map((line) => {
    const parts = ways.map((way) => way.get(line.id) ?? none);
    const sum = (of: keyof GoneBack) => parts.reduce((total, part) => total + part[of], 0);
    const gone = { quantity: sum("quantity"), cents: sum("cents") };
    return { ...line, gone, isPersonalised: line.is_personalised === 1 };
  });
}

/** How many of a line its buyer still has. */
export function keptOf({ quantity, gone }: ReturnableLine): number {
  return quantity - gone.quantity;
}

const none: GoneBack = { quantity: 0, cents: 0 };

async function withdrawnOf(orderId: number): Promise<ReadonlyMap<number, GoneBack>> {
  const rows = await database()
    .selectFrom("withdrawal_line")
    .innerJoin("withdrawal", "withdrawal.id", "withdrawal_line.withdrawal_id")
    .select("order_line_id")
    .select(({ fn }) => [
      fn.sum<number>("withdrawal_line.quantity").as("quantity"),
      fn.sum<number>("withdrawal_line.cents").as("cents"),
    ])
    .where("withdrawal.order_id", "=", orderId)
    .groupBy("order_line_id")
    .execute();
  return summed(rows);
}

/** What is in returns of an order; those in some states are left out. */
async function returnedOf(orderId: number, left: readonly ReturnState[]): Promise<ReadonlyMap<number, GoneBack>> {
  const rows = await database()
    .selectFrom("order_return_line")
    .innerJoin("order_return", "order_return.id", "order_return_line.return_id")
    .select("order_line_id")
    .select(({ fn }) => [
      fn.sum<number>("order_return_line.quantity").as("quantity"),
      fn.sum<number>("order_return_line.cents").as("cents"),
    ])
    .where("order_return.order_id", "=", orderId)
    .where("order_return.state", "not in", left)
    .groupBy("order_line_id")
    .execute();
  return summed(rows);
}

interface Sum {
  readonly order_line_id: number;
  readonly quantity: number;
  readonly cents: number;
}

/** The engines give numbers or their digits. */
function summed(rows: readonly Sum[]): ReadonlyMap<number, GoneBack> {
  return new Map(
    rows.map(({ order_line_id: id, quantity, cents }) => [id, { quantity: Number(quantity), cents: Number(cents) }]),
  );
}
