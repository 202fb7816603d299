import { forgetOldInvitations } from "#server/accounts/invitations/write.ts";
import { forgetOldCarts } from "#server/cart/write.ts";
import { forgetOldCheckouts } from "#server/checkout/write.ts";
import { runWithContext, type AppContext } from "#server/context.ts";
import { forgetOldAnswers } from "#server/forms/answers/write.ts";
import { forgetLostFiles } from "#server/forms/files/write.ts";
import { forgetOldImports } from "#server/imports/write.ts";
import { forgetOldCounters } from "#server/limits/stored-counters.ts";
import { forgetOldMails } from "#server/mails/write.ts";
import { forgetOldReaders } from "#server/newsletter/write.ts";
import { forgetEnded, forgetUnpaid } from "#server/orders/owners/write.ts";
import { forgetOldDeeds } from "#server/people/log/write.ts";
import { forgetOldVisits } from "#server/audience/write.ts";

import { forgetOldResponses } from "./api/idempotency/stored-responses.ts";

const hour = 60 * 60_000;

/**
 * Forgets the responses and the throttle's counters of yesterday, mails, counts of visits and carts that are too old, what
 * was typed for carts that are gone, who wanted what nobody paid, invitations that nobody took up, what administrators did long ago, reports on files that came from elsewhere, and answers to forms that were kept long enough, at once and every hour from then on, beside the
 * requests. What fails is logged, and tried again in an hour. `stop` ends it, and resolves when what is under way is done.
 */
export function forgetHourly(context: AppContext): { readonly stop: () => Promise<void> } {
  const forget = () =>
    runWithContext(context, forgetOld).catch((error: unknown) => {
      context.log.error({ err: error }, "what is old could not be forgotten");
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

async function forgetOld(): Promise<void> {
  await forgetOldResponses();
  await forgetOldCounters();
  await forgetOldVisits();
  await forgetOldMails();
  await forgetOldCarts();
  await forgetUnpaid();
  await forgetEnded();
  await forgetOldCheckouts();
  await forgetOldAnswers();
  await forgetLostFiles();
  await forgetOldReaders();
  await forgetOldInvitations();
  await forgetOldDeeds();
  await forgetOldImports();
}
