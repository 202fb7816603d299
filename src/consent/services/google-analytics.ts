import type { Trackers } from "#schemas/site/trackers.ts";

import { emptyQueue, type ServicePorts, type Tracker } from "./tracker.ts";

/** Google Analytics 4, for measuring alone: nothing for advertisements is granted. */
export function googleAnalytics(
  { id }: NonNullable<Trackers["gtag"]>,
  months: number,
  { load, page }: ServicePorts,
): Tracker {
  const tell = (): void => {
    const { address, title } = page();
    gtag("event", "page_view", { page_location: address, page_title: title, send_to: id });
  };
  return {
    key: "gtag",
    type: "analytic",
    name: "Google Analytics",
    uri: "https://policies.google.com/privacy",
    cookies: ["_ga", "_gid", "_gat", "_gcl_au"],
    start() {
      window.dataLayer ??= emptyQueue();
      gtag("consent", "default", {
        analytics_storage: "granted",
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
      });
      gtag("js", new Date());
      gtag("config", id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        cookie_expires: months * 30 * 86_400,
        cookie_update: false,
      });
      tell();
      load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    },
    tell,
  };
}

/**
 * Google's scripts know a command by what it says of itself: that it is the arguments of a call
 * (`Object.prototype.toString`). An array would be taken for something else.
 */
function gtag(...command: readonly unknown[]): void {
  const { length } = command;
  window.dataLayer?.push({ ...Object.fromEntries(command.entries()), length, [Symbol.toStringTag]: "Arguments" });
}
