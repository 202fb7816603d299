import { runWithContext, type AppContext } from "./context.ts";
import { expireOrders } from "./orders/write.ts";

/** How often is looked for orders whose hold is over, in milliseconds. */
const round = 60_000;

/**
 * Ends the orders that nobody paid in time, at once and every minute from then on, beside the requests; as many processes
 * as there are may do so. What fails is logged, and tried again with the next round. `stop` resolves when what is under
 * way is done.
 */
export function sweepOrders(context: AppContext): { readonly stop: () => Promise<void> } {
  const sweep = (): Promise<unknown> =>
    runWithContext(context, expireOrders).catch((error: unknown) => {
      context.log.error({ err: error }, "orders that nobody paid in time could not be ended");
    });
  let underWay = sweep();
  const timer = setInterval(() => {
    underWay = underWay.then(sweep);
  }, round);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
