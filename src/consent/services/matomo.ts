import type { Trackers } from "#schemas/site/trackers.ts";

import { emptyQueue, type ServicePorts, type Tracker } from "./tracker.ts";

/** What the law lets a cookie of audience measurement live at most, in seconds: thirteen months. */
const longestCookie = 13 * 30 * 86_400;

/**
 * The statistics tool (spec §9). It learns who is logged in (§6), which is why even a Matomo without cookies waits for
 * consent here.
 */
export function matomo(
  { url, site, emailDimension }: NonNullable<Trackers["matomo"]>,
  { load, page, customer }: ServicePorts,
): Tracker {
  const say = (...command: readonly unknown[]): void => void window._paq?.push(command);
  let told: Promise<void> = Promise.resolve();
  /** Each page in its turn, behind who sees it: another one may be shown before that is known. */
  const tell = (): void => {
    const { address, title } = page();
    told = told.then(() => {
      say("setCustomUrl", address);
      say("setDocumentTitle", title);
      say("trackPageView");
    });
  };
  return {
    key: "matomo",
    type: "analytic",
    name: "Matomo",
    uri: "https://matomo.org/privacy-policy/",
    cookies: ["_pk_", "mtm_"],
    start() {
      window._paq ??= emptyQueue();
      say("setTrackerUrl", `${url}matomo.php`);
      say("setSiteId", site);
      say("setVisitorCookieTimeout", longestCookie);
      say("setDoNotTrack", true);
      if (location.protocol === "https:") say("setSecureCookie", true);
      told = customer().then((known) => {
        if (!known) return;
        say("setUserId", String(known.id));
        if (emailDimension !== null) say("setCustomDimension", Number(emailDimension), known.email);
      });
      tell();
      void told.then(() => {
        say("enableLinkTracking");
        load(`${url}matomo.js`);
      });
    },
    tell,
  };
}
