import { toEuros } from "#schemas/commerce/money.ts";
import type { ProductReturn } from "#schemas/content/product-return.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Row } from "#server/db/tables.ts";
import { messageText } from "#server/text/message-text.ts";

/** A return's row with its order's code. */
export type ReturnRow = Row<"order_return"> & { readonly code: string };

/** A line of a return, by the name that it was bought under. */
export type ReturnLineRow = Row<"order_return_line"> & { readonly name: string; readonly year: number | null };

/** A return as it is sent. */
export function presentReturn(
  row: ReturnRow,
  lines: readonly ReturnLineRow[],
  events: readonly Row<"order_return_event">[],
  locale: Locale,
): ProductReturn {
  const said = (state: Row<"order_return">["state"]): string => messageText(`return.state.${state}`, locale);
  return {
    id: row.id,
    idOrder: row.order_id,
    code: row.code,
    state: row.state,
    status: said(row.state),
    date: instant(row.asked_at),
    message: row.message,
    note: row.note,
    products: lines.map(({ order_line_id: id, name, year, quantity, reason }) => ({
      id,
      name,
      year,
      quantity,
      reason,
    })),
    amount: toEuros(row.goods_cents),
    history: events.map(({ to_state: state, happened_at: at }) => ({ state, status: said(state), date: instant(at) })),
  };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
