import { toEuros } from "#schemas/commerce/money.ts";
import type { Withdrawal } from "#schemas/content/withdrawal.ts";
import type { Row } from "#server/db/tables.ts";

import { refundBy } from "./rules.ts";

/** A withdrawn line, by the name that it was bought under. */
export interface WithdrawnLineRow extends Row<"withdrawal_line"> {
  readonly name: string;
  readonly year: number | null;
}

/** A withdrawal as it is sent. */
export function presentWithdrawal(
  row: Row<"withdrawal"> & { readonly code: string },
  lines: readonly WithdrawnLineRow[],
): Withdrawal {
  return {
    id: row.id,
    code: row.code,
    idOrder: row.order_id,
    name: row.name,
    receivedAt: instant(row.declared_at),
    isWhole: row.is_whole === 1,
    products: lines.map(({ order_line_id: id, name, year, quantity }) => ({ id, name, year, quantity })),
    amount: toEuros(row.goods_cents + row.shipping_cents),
    refundBy: refundBy(row.declared_at),
    refundedAt: row.refunded_at === null ? null : instant(row.refunded_at),
  };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
