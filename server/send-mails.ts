import { AsyncLocalStorage } from "node:async_hooks";

import { runWithContext, type AppContext } from "./context.ts";
import type { DroppedTags } from "./db/tag-listeners.ts";
import type { MailDriver } from "./drivers/mail/mail-driver.ts";
import type { LateMails } from "./mails/rules.ts";
import { sendDueMails } from "./mails/sending/write.ts";
import { mailTag } from "./mails/write.ts";
import { getSiteInfo } from "./site/info/read.ts";
import { publicOrigin } from "./site/links.ts";

/** How often is looked for mails whose time has come, in milliseconds; new ones go at once. */
const round = 30_000;

export interface SendMailsOptions {
  readonly context: AppContext;
  readonly driver: MailDriver;
  /** The process's public origin, unless the site's own info names one. */
  readonly siteUrl: string;
  readonly from: string | null;
  readonly late: LateMails;
}

/**
 * Sends the outbox's mails beside the requests: when one is queued, in whichever process, and every half minute. What
 * fails is logged, and tried again with the next round. `stop` ends it when the mail that is under way is gone.
 */
export function sendMails({ context, siteUrl, ...options }: SendMailsOptions) {
  // Woken by a request, it still is no part of it: neither its patience nor its end count here.
  const apart = AsyncLocalStorage.snapshot();
  let isStopped = false;
  let underWay = Promise.resolve();
  let isWaiting = false;
  const send = async (): Promise<void> => {
    isWaiting = false;
    const origin = publicOrigin(await getSiteInfo(), siteUrl);
    await sendDueMails({ ...options, origin }, () => !isStopped);
  };
  const wake = (): void => {
    if (isWaiting || isStopped) return;
    isWaiting = true;
    underWay = underWay
      .then(() => (isStopped ? undefined : apart(() => runWithContext(context, send))))
      .catch((error: unknown) => {
        isWaiting = false;
        context.log.error({ err: error }, "the mails that wait could not be sent");
      });
  };
  const forget = context.database.tagListeners.add((tags: DroppedTags) => {
    if (tags === "all" || tags.includes(mailTag)) wake();
  });
  const timer = setInterval(wake, round).unref();
  wake();
  return {
    async stop(): Promise<void> {
      isStopped = true;
      forget();
      clearInterval(timer);
      await underWay;
    },
  };
}
