import type { Trackers } from "#schemas/site/trackers.ts";

import { emptyQueue, type ServicePorts, type Tracker } from "./tracker.ts";

/** Microsoft Clarity. It sees by itself when another page is shown. */
export function clarity({ id }: NonNullable<Trackers["clarity"]>, { load }: ServicePorts): Tracker {
  return {
    key: "clarity",
    type: "analytic",
    name: "Microsoft Clarity",
    uri: "https://privacy.microsoft.com/privacystatement",
    cookies: ["_clck", "_clsk", "CLID", "ANONCHK", "MR", "MUID", "SM"],
    start() {
      const queue = emptyQueue();
      window.clarity ??= Object.assign((...words: readonly unknown[]) => void queue.push(words), { q: queue });
      window.clarity("consentv2", { ad_Storage: "denied", analytics_Storage: "granted" });
      load(`https://www.clarity.ms/tag/${id}`);
    },
  };
}
