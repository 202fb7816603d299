import type { Trackers } from "#schemas/site/trackers.ts";

import type { ServicePorts, Tracker } from "./tracker.ts";

/** The social pixel (spec §9): Meta's. It hears of pages from this site alone, not from the browser's history. */
export function facebookPixel({ id }: NonNullable<Trackers["facebookpixel"]>, { load }: ServicePorts): Tracker {
  const tell = (): void => window.fbq?.("track", "PageView");
  return {
    key: "facebookpixel",
    type: "ads",
    name: "Meta Pixel",
    uri: "https://www.facebook.com/privacy/policy",
    cookies: ["_fbp", "_fbc"],
    start() {
      window.fbq ??= pixel();
      window._fbq ??= window.fbq;
      window.fbq("init", id);
      tell();
      load("https://connect.facebook.net/en_US/fbevents.js");
    },
    tell,
  };
}

/** What keeps commands until Meta's script has come, in the form that it looks for. */
function pixel(): NonNullable<Window["fbq"]> {
  const say: NonNullable<Window["fbq"]> = (...words) => {
    if (say.callMethod) say.callMethod(...words);
    else say.queue?.push(words);
  };
  return Object.assign(say, { queue: [], push: say, loaded: true, version: "2.0", disablePushState: true });
}
