import { orderCodeIn } from "#schemas/commerce/order-code.ts";
import type { DeskOrder } from "#schemas/content/desk-order.ts";
import type { adminOrderCalls } from "#schemas/contract/calls/admin-orders.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import type { Row } from "#server/db/tables.ts";
import { fileAnswer } from "#server/http/api/download.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { ensureInvoice } from "#server/orders/papers/write.ts";
import { orderRow } from "#server/orders/read.ts";
import { mailAgain } from "#server/orders/letters/write.ts";
import { printedFile } from "#server/orders/slips/read.ts";
import { advanceOrder, cancelOrder, shipOrder } from "#server/orders/write.ts";
import { goneFrom } from "#server/returns/refunds/read.ts";
import { refundOrder } from "#server/returns/refunds/write.ts";

import { exportOrders } from "./export/read.ts";
import { notesOf } from "./notes/read.ts";
import { addNote, removeNote } from "./notes/write.ts";
import { deskOrder, listDeskOrders, rowByCode, rowsOf } from "./read.ts";
import { prepareOrders } from "./write.ts";

interface Asked {
  readonly params: { readonly id: number };
  readonly locale: Locale;
}

/** An order as it is after a step of the estate's, or why that can't be taken. */
async function after({ params, locale }: Asked, step: Result<unknown, Refusal>): Promise<Result<DeskOrder, Refusal>> {
  return step.ok ? await shown(await orderRow(params.id), locale) : step;
}

async function shown(row: Row<"order"> | null, locale: Locale): Promise<Result<DeskOrder, Refusal>> {
  if (!row) return refuse("not-found", "order.gone");
  await ensureInvoice(row);
  return ok(await deskOrder(row, locale));
}

export const orderDeskHandlers: HandlersOf<typeof adminOrderCalls> = {
  listDeskOrders: async ({ list, locale }) => ok(await listDeskOrders(list, locale)),
  exportDeskOrders: async ({ list, locale }) =>
    fileAnswer({ name: "orders.csv", mime: "text/csv; charset=utf-8", parts: exportOrders(list, locale) }),
  findDeskOrder: async ({ params, locale }) => {
    const code = orderCodeIn(params.code);
    return await shown(code === null ? null : await rowByCode(code), locale);
  },
  prepareOrders: async ({ body, locale }) => ok(await prepareOrders(body.orders, locale)),
  printOrders: async ({ body }) => {
    const orders = await rowsOf(body.orders);
    for (const order of orders) if (body.kind === "INVOICE") await ensureInvoice(order);
    const file = await printedFile(body.kind, orders, async (order) => ({
      notes: (await notesOf(order.id)).map(({ words }) => words).toReversed(),
      gone: await goneFrom(order.id),
    }));
    if (!file.ok) return file;
    return fileAnswer({ name: file.value.name, mime: "application/pdf", parts: [file.value.bytes] });
  },
  getDeskOrder: async ({ params, locale }) => await shown(await orderRow(params.id), locale),
  advanceOrder: async (input) => await after(input, await advanceOrder(input.params.id, input.body.state)),
  shipOrder: async (input) => {
    const { trackingNumber, serviceCode, known } = input.body;
    return await after(input, await shipOrder(input.params.id, trackingNumber.trim(), serviceCode, known));
  },
  cancelDeskOrder: async (input) => await after(input, await cancelOrder(input.params.id, "OPERATOR")),
  refundOrder: async (input) => {
    const session = await input.caller.session();
    return await after(input, await refundOrder(input.params.id, input.body, session?.userId ?? null));
  },
  noteOrder: async (input) => {
    const session = await input.caller.session();
    return await after(input, await addNote(input.params.id, session?.userId ?? null, input.body.text));
  },
  removeOrderNote: async (input) => await after(input, await removeNote(input.params.id, input.params.idNote)),
  mailOrderAgain: async (input) => await after(input, await mailAgain(input.params.id, input.body.kind)),
};
