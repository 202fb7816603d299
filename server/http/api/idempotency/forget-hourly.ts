import { runWithContext, type AppContext } from "#server/context.ts";

import { forgetOldResponses } from "./stored-responses.ts";

const hour = 60 * 60_000;

/**
 * Forgets the responses of yesterday, at once and every hour from then on, beside the requests. What fails is
 * logged, and tried again in an hour. `stop` ends it, and resolves when what is under way is done.
 */
export function forgetHourly(context: AppContext): { readonly stop: () => Promise<void> } {
  const forget = () =>
    runWithContext(context, forgetOldResponses).catch((error: unknown) => {
      context.log.error({ err: error }, "stored responses could not be forgotten");
    });
  let underWay = forget();
  const timer = setInterval(() => {
    underWay = forget();
  }, hour);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
