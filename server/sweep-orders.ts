import { AsyncLocalStorage } from "node:async_hooks";

import { runWithContext, type AppContext } from "./context.ts";
import type { DroppedTags } from "./db/tag-listeners.ts";
import { expireOrders } from "./orders/write.ts";
import { lookUpDue } from "./payment/lookups/write.ts";
import { refundTag } from "./payment/refunds/read.ts";
import { doRefunds } from "./payment/refunds/write.ts";

/** How often is looked for orders whose hold is over, in milliseconds. */
const round = 60_000;

/**
 * Beside the requests, at once and every minute from then on: payments of which nothing was heard are looked up, then the
 * orders that nobody paid in time are ended, and money that is to go back is given back, which also begins when it is
 * wanted. As many processes as there are may do so. What fails is logged, and tried again with the next round. `stop`
 * resolves when what is under way is done.
 */
export function sweepOrders(context: AppContext): { readonly stop: () => Promise<void> } {
  // Woken by a request, it still is no part of it.
  const apart = AsyncLocalStorage.snapshot();
  let isStopped = false;
  const mayGoOn = () => !isStopped;
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    await apart(() => runWithContext(context, work)).catch((error: unknown) => {
      context.log.error({ err: error }, `${what}: this could not be done and is tried again`);
    });
  };
  const refund = () => attempt("money that is to go back", () => doRefunds(mayGoOn));
  const sweep = async () => {
    await attempt("payments of which nothing was heard", () => lookUpDue(mayGoOn));
    await attempt("orders that nobody paid in time", expireOrders);
    await refund();
  };
  let underWay = sweep();
  const queue = (work: () => Promise<void>): void => {
    underWay = underWay.then(work);
  };
  const forget = context.database.tagListeners.add((tags: DroppedTags) => {
    if (tags !== "all" && tags.includes(refundTag)) queue(refund);
  });
  const timer = setInterval(() => queue(sweep), round);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      forget();
      clearInterval(timer);
      await underWay;
    },
  };
}
