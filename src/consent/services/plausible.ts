import type { Trackers } from "#schemas/site/trackers.ts";

import { emptyQueue, type ServicePorts, type Tracker } from "./tracker.ts";

/** The privacy-friendly analytics tool (spec §9): Plausible, told each page by this site. */
export function plausible({ domain, host }: NonNullable<Trackers["plausible"]>, { load, page }: ServicePorts): Tracker {
  const tell = (): void => window.plausible?.("pageview", { u: page().address });
  return {
    key: "plausible",
    type: "analytic",
    name: "Plausible",
    uri: "https://plausible.io/privacy",
    cookies: [],
    start() {
      const queue = emptyQueue();
      window.plausible ??= Object.assign((...words: readonly unknown[]) => void queue.push(words), { q: queue });
      tell();
      load(`https://${host}/js/script.manual.js`, { "data-domain": domain });
    },
    tell,
  };
}
