import type { orderCalls } from "#schemas/contract/calls/orders.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";
import { keyed } from "#server/http/api/belongings.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { historyOf, orderRow, orderStatuses, ordersOf, wholeOrder } from "./read.ts";
import { presentStatus } from "./present.ts";
import { isKeyOf } from "./rules.ts";

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
