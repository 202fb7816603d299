import type { Consent } from "#schemas/site/trackers.ts";

import { clarity } from "./services/clarity.ts";
import { facebookPixel } from "./services/facebook-pixel.ts";
import { googleAnalytics } from "./services/google-analytics.ts";
import { matomo } from "./services/matomo.ts";
import { plausible } from "./services/plausible.ts";
import type { ServicePorts, Tracker } from "./services/tracker.ts";
import { tagManager } from "./services/tag-manager.ts";

/** The services of the trackers that the estate has set up; nothing of theirs is loaded until they are started. */
export function createServices({ trackers, months }: Consent, ports: ServicePorts): readonly Tracker[] {
  return [
    ...(trackers.matomo ? [matomo(trackers.matomo, ports)] : []),
    ...(trackers.gtag ? [googleAnalytics(trackers.gtag, months, ports)] : []),
    ...(trackers.clarity ? [clarity(trackers.clarity, ports)] : []),
    ...(trackers.plausible ? [plausible(trackers.plausible, ports)] : []),
    ...(trackers.googletagmanager ? [tagManager(trackers.googletagmanager, ports)] : []),
    ...(trackers.facebookpixel ? [facebookPixel(trackers.facebookpixel, ports)] : []),
  ];
}
