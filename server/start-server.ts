import { join, resolve } from "node:path";

import { createLog } from "#server/http/request/log.ts";
import { readableLines } from "#server/http/request/log-lines.ts";
import { errorHandlerOf } from "#server/http/request/unreadable-request.ts";
import { PictureMaker } from "#server/images/maker/picture-maker.ts";
import { VariantStore } from "#server/images/variant-store.ts";

import { viewCounter } from "#server/audience/views/write.ts";

import { issueInvitation } from "./accounts/invitations/write.ts";
import { isOpenReset } from "./accounts/resets/read.ts";
import { issueReset } from "./accounts/resets/write.ts";
import { isOpenConfirmation, isOwnLeaveCode } from "./newsletter/read.ts";
import { issueConfirmation, issueWelcome } from "./newsletter/write.ts";
import { runWithContext } from "./context.ts";
import { systemClock } from "./clock.ts";
import { createAppContext } from "./create-context.ts";
import { createSite } from "./create-site.ts";
import { openDatabase } from "./db/open-database.ts";
import { requestPatience, withPatience } from "./db/patience.ts";
import { chooseMail } from "./drivers/mail/choose-mail.ts";
import { openPayment } from "./drivers/payment/choose-payment.ts";
import { chooseRelays } from "./drivers/relays/choose-relays.ts";
import { chooseReviews } from "./drivers/reviews/choose-reviews.ts";
import { chooseStorage } from "./drivers/storage/choose-storage.ts";
import type { Env } from "./env.ts";
import { forgetHourly } from "./http/forget-hourly.ts";
import { createApi } from "./http/api/create-api.ts";
import { createApiProxy } from "./http/api-proxy.ts";
import { Door } from "./http/admission/door.ts";
import { laneLimits, connectionLimits, proxiedCalls } from "./http/admission/limits.ts";
import { Newcomers } from "./http/admission/newcomers.ts";
import { RefusalLog } from "./http/admission/refusal-log.ts";
import { addressReader, clientAddressOf } from "./http/request/client-address.ts";
import { createApp } from "./http/create-app.ts";
import { createAssetsApp } from "./http/files/assets-app.ts";
import { createFaviconApp } from "./http/files/favicon-app.ts";
import { createImagesApp } from "./http/files/images-app.ts";
import { createShareApp } from "./http/files/share-app.ts";
import { createMediaApp } from "./http/files/media-app.ts";
import { createHealthApp } from "./http/health-app.ts";
import { listen, type ReservedPort } from "./http/listen.ts";
import { createNotificationsApp } from "./http/payment/notifications-app.ts";
import { createConsentApp } from "./http/site/consent-app.ts";
import { createCustomScriptApp } from "./http/site/custom-script-app.ts";
import { createOrderLinkApp } from "./http/site/order-link-app.ts";
import { createLabelApp } from "./http/site/label-app.ts";
import { createNewsletterLinkApp } from "./http/site/newsletter-link-app.ts";
import { createResetLinkApp } from "./http/site/reset-link-app.ts";
import { createReportsApp } from "./http/site/reports-app.ts";
import { createSpeculationApp } from "./http/site/speculation-app.ts";
import { findKeptPages } from "./http/site/kept-page.ts";
import { siteActions } from "./http/site-actions/all-actions.ts";
import { createSiteActionsApp } from "./http/site-actions/site-actions-app.ts";
import { checkStorage } from "./check-storage.ts";
import { openEstate, refuseLost, tellFirst } from "./open-estate.ts";
import { tighten } from "./private-files.ts";
import { runImports } from "./run-imports.ts";
import { keepMedia } from "./keep-media.ts";
import type { SampleEstate } from "./sample-estate.ts";
import { runPlans } from "./run-plans.ts";
import { sendMails } from "./send-mails.ts";
import { sweepOrders } from "./sweep-orders.ts";
import { Typesetter } from "./typesetting/typesetter.ts";

export interface RunningServer {
  /** Where a browser finds it. */
  readonly url: string;
  /** Runs work beside the requests, over the same database and caches. */
  readonly run: <T>(work: () => T) => T;
  /** Finishes running requests, then closes the database. */
  readonly stop: () => Promise<void>;
}

const root = resolve(import.meta.dirname, "..");

export interface StartOptions {
  /** Gets the progress in plain words. */
  readonly say: (line: string) => void;
  /** What an empty site is filled with, where the environment wants that (`DEMO`). */
  readonly estate: SampleEstate;
  /** The port that was reserved; left out, the environment's is taken. */
  readonly reserved?: ReservedPort;
}

/** Opens (and migrates) the database, fills it when it is empty, and serves. Rejects with a message a person can act on. */
export async function startServer(env: Env, { say, estate, reserved }: StartOptions): Promise<RunningServer> {
  const log = createLog({ level: env.logLevel, destination: await readableLines(process.stdout) });
  const dataDir = resolve(env.dataDir);
  const storage = chooseStorage({ choice: env.storage, dataDir });
  await tighten(dataDir);
  const traces = await refuseLost({ ...env, dataDir });
  const payment = await openPayment(env.payment, { ...env, dataDir, now: () => systemClock.now() });
  await checkStorage(storage, log);
  const database = await openDatabase({ url: env.databaseUrl, dataDir, serves: true });
  const reviews = env.reviewsUrl === undefined ? null : chooseReviews(env.reviewsUrl, estate.reviews);
  const relays = chooseRelays(env.relays);
  const pictures = new PictureMaker();
  const typesetter = new Typesetter();
  const drivers = { reviews, relays, payment: payment.driver };
  const context = createAppContext({ database, storage, siteUrl: env.siteUrl, pictures, typesetter, log, drivers });
  try {
    await runWithContext(context, () => openEstate({ env: { ...env, dataDir }, estate, traces, say }));
  } catch (error) {
    await database.close();
    throw error;
  }

  const newcomers = new Newcomers();
  const site = await createSite(env, { root, context, newcomers });
  let draining = false;
  const isSecure = env.siteUrl.startsWith("https:");
  const addressOf = clientAddressOf(env);
  const api = env.apiHost
    ? createApiProxy({ baseUrl: env.apiHost, isSecure, log })
    : createApi({ log, isSecure, addressOf, render: site.render, keep: site.lists });
  const variants = new VariantStore({ storage, cacheDir: join(dataDir, "cache"), maker: pictures, log });
  const { note } = new RefusalLog(log);
  const door = new Door({
    addressOf: addressReader(env),
    note,
    isSecure,
    limits: env.apiHost ? { ...laneLimits, api: proxiedCalls } : laneLimits,
    newcomers,
    lastResort: site.lastResort,
  });
  const plans = runPlans(context);
  await plans.begun;
  const app = createApp({
    api,
    rest: [
      createHealthApp({ check: () => database.check(), isDraining: () => draining }),
      createAssetsApp(site.build),
      createShareApp({ variants, addressOf, log, cardOf: site.cardOf }),
      createImagesApp({ variants, addressOf, log, facts: site.facts }),
      createMediaApp({ storage, facts: site.facts }),
      createFaviconApp({ variants, addressOf, log, facts: site.facts }),
      createCustomScriptApp(site.facts),
      createSpeculationApp(),
      createReportsApp({ addressOf, log }),
      site.seen,
      ...(env.apiHost ? [] : [createLabelApp()]),
      createConsentApp({ isSecure, keep: site.facts }),
      createNotificationsApp(),
      site.crawlers,
      createResetLinkApp({ isSecure, isOpen: env.apiHost ? async () => true : isOpenReset }),
      createNewsletterLinkApp({
        isSecure,
        isOpen: env.apiHost
          ? { confirm: async () => true, leave: async () => true }
          : { confirm: isOpenConfirmation, leave: isOwnLeaveCode },
        api,
      }),
      createOrderLinkApp(isSecure),
      createSiteActionsApp({
        actions: siteActions,
        api,
        site: site.app,
        lastResort: site.lastResort,
        isSecure,
        parentDomain: env.cookieDomain,
      }),
      site.app,
    ],
    findKept: findKeptPages(site.renderer),
    whileDue: plans.whileDue,
    door,
    log,
    isSecure,
  });
  const listening = await listen({
    fetch: (request, bindings) =>
      runWithContext(context, () => withPatience(requestPatience, () => app(request, bindings))),
    onUnreadable: errorHandlerOf(log, isSecure),
    host: env.host,
    port: env.port,
    reserved,
    ownHost: new URL(env.siteUrl).host,
    newcomers,
    // Behind the operator's own proxy all connections have one address.
    limits: env.trustsProxy ? { ...connectionLimits, perAddress: connectionLimits.open } : connectionLimits,
    note,
  });
  const forgetting = forgetHourly(context);
  const sweeping = sweepOrders(context);
  const importing = runImports(context);
  const keeping = keepMedia({ context, variants, ahead: env.picturesAhead });
  const sending = sendMails({
    context,
    driver: chooseMail({ smtpUrl: env.smtpUrl, dataDir }),
    siteUrl: env.siteUrl,
    from: env.mailFrom ?? null,
    late: {
      "password-reset": issueReset,
      "admin-invitation": issueInvitation,
      "newsletter-confirm": issueConfirmation,
      "newsletter-welcome": issueWelcome,
    },
  });
  const url = `http://${env.host.includes(":") ? `[${env.host}]` : env.host}:${listening.port}`;
  say(`\n  Cellardoor is open: ${url}\n`);
  // Where the API is another process, so are its accounts.
  if (!env.apiHost) await runWithContext(context, async () => await tellFirst(env, isSecure ? env.siteUrl : url, say));
  if (env.payment.kind === "sandbox") say(`  Cards are charged by the sandbox bank, where no money moves.\n`);
  if (env.payment.kind === "sandbox" && env.payment.isPublic) {
    log.warn("THE SANDBOX BANK TAKES NO MONEY: every order that is paid by card here is a gift (PAYMENT)");
  }

  return {
    url,
    run: (work) => runWithContext(context, work),
    stop: async () => {
      draining = true;
      await listening.drain();
      await runWithContext(context, () => viewCounter().flush());
      await sweeping.stop();
      await forgetting.stop();
      await importing.stop();
      pictures.stop();
      typesetter.stop();
      await plans.stop();
      await keeping.stop();
      await sending.stop();
      await payment.stop();
      site.close();
      await database.close();
    },
  };
}
