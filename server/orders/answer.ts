import type { orderCalls } from "#schemas/contract/calls/orders.ts";
import { isAdministrator } from "#schemas/content/user.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import type { Row } from "#server/db/tables.ts";
import { keyed } from "#server/http/api/belongings.ts";
import { fileAnswer } from "#server/http/api/download.ts";
import { found } from "#server/http/api/found.ts";
import type { Caller, HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { historyOf, orderRow, orderStatuses, ordersOf, wholeOrder } from "./read.ts";
import { deliveryNoteFile, hasLeft, paperFile, papersOf, type PaperFile } from "./papers/read.ts";
import { ensureInvoice } from "./papers/write.ts";
import { presentStatus } from "./present.ts";
import { isKeyOf } from "./rules.ts";

const ofHolder = {
  ownerOf: (order: Row<"order">) => order.user_id,
  opens: isKeyOf,
  isForEstate: true,
} as const;

/** A paper as a file; what is asked for is counted, as it is made each time. */
async function paperAnswer({ clientAddress }: Caller, make: () => Promise<Result<PaperFile, Refusal>>) {
  const allowed = await attempt({ paper: clientAddress });
  if (!allowed.ok) return throttled(allowed.retryAfter);
  const file = await make();
  if (!file.ok) return file;
  const { name, bytes } = file.value;
  return fileAnswer({ name, mime: "application/pdf", parts: [bytes] });
}

export const orderHandlers: HandlersOf<typeof orderCalls> = {
  listOrders: async ({ list, caller, locale }) => {
    const session = await caller.session();
    return session ? ok(await ordersOf(session.userId, list, locale)) : refuse("unauthorized", "session.missing");
  },
  getOrder: keyed({
    load: async ({ params }) => await orderRow(params.id),
    ownerOf: (order) => order.user_id,
    opens: isKeyOf,
    isForEstate: true,
    handle: async (order, { caller, key, locale }) => {
      const whole = await wholeOrder(order, locale);
      const isPayers = order.user_id === (await caller.session())?.userId || (key !== null && isKeyOf(order, key));
      // Administrators see it; paying is for who ordered.
      return ok(isPayers ? whole : { ...whole, isPayable: false });
    },
  }),
  getOrderHistory: keyed({
    load: async ({ params }) => await orderRow(params.id),
    ownerOf: (order) => order.user_id,
    opens: isKeyOf,
    isForEstate: true,
    handle: async (order, { locale }) => ok(await historyOf(order.id, locale)),
  }),
  listOrderPapers: keyed({
    ...ofHolder,
    load: async ({ params }) => await orderRow(params.id),
    handle: async (order, { locale, caller }) => {
      await ensureInvoice(order);
      return ok(await papersOf(order, locale, isAdministrator((await caller.session())?.role)));
    },
  }),
  getOrderPaper: keyed({
    ...ofHolder,
    load: async ({ params }) => await orderRow(params.id),
    handle: async (order, { params, caller }) => {
      await ensureInvoice(order);
      return await paperAnswer(caller, () => paperFile(order, params.number));
    },
  }),
  getDeliveryNote: keyed({
    ...ofHolder,
    load: async ({ params }) => await orderRow(params.id),
    handle: async (order, { caller }) => {
      const isReady = hasLeft(order) || isAdministrator((await caller.session())?.role);
      return isReady ? await paperAnswer(caller, () => deliveryNoteFile(order)) : refuse("not-found", "row.missing");
    },
  }),
  listOrderStatuses: async ({ locale }) => ok(orderStatuses(locale)),
  getOrderStatus: async ({ params, locale }) => {
    const order = await orderRow(params.id);
    return found(order && { ...presentStatus(order.state, locale), state: order.state });
  },
  getTrackingLink: async ({ params }) => {
    const order = await orderRow(params.id);
    const [number, link] = [order?.tracking_number, order?.tracking_link];
    return found(order && { trackingNumber: number || null, trackingLink: link || null });
  },
};
