import type { Trackers } from "#schemas/site/trackers.ts";

import { emptyQueue, type ServicePorts, type Tracker } from "./tracker.ts";

/** Google Tag Manager, with one container or several. */
export function tagManager({ ids }: NonNullable<Trackers["googletagmanager"]>, { load, page }: ServicePorts): Tracker {
  return {
    key: "googletagmanager",
    type: "api",
    name: "Google Tag Manager",
    uri: "https://policies.google.com/privacy",
    cookies: ["_ga", "_gid", "_gat", "_gcl_", "__utm", "__gads"],
    start() {
      window.dataLayer ??= emptyQueue();
      window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
      for (const id of ids) load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    },
    tell() {
      const { address, title } = page();
      window.dataLayer?.push({ event: "page_view", page_location: address, page_title: title });
    },
  };
}
