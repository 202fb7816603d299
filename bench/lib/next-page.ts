import { setTimeout as sleep } from "node:timers/promises";

import { openTab } from "#tests/setup/browser-tab.ts";

export interface Step {
  /** The site, without a trailing slash. */
  readonly url: string;
  /** Paths of the page with the link, and of the page it leads to. */
  readonly from: string;
  readonly to: string;
}

/** How long the pointer rests on a link before it is pressed, and a page settles after it has loaded, in milliseconds. */
const rest = 600;
const settling = 1000;

/** When the page that is shown painted its largest part, in milliseconds since the epoch. */
const largestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(performance.timeOrigin + list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true });
})`;

/**
 * The time from the click on a link to the largest paint of the page it leads to, in milliseconds, in a browser with
 * an empty profile whose pointer rested on the link first.
 */
export async function measureClick(executable: string, { url, from, to }: Step): Promise<number> {
  await using tab = await openTab(executable);
  await tab.open(url + from);
  await tab.read(`void addEventListener(
    "click",
    (event) => sessionStorage.setItem("clicked", String(performance.timeOrigin + event.timeStamp)),
    { capture: true },
  )`);
  await tab.point(`a[href="${to}"]`);
  await sleep(rest);
  await tab.click();
  await tab.until(`location.pathname === "${to}" && document.readyState === "complete"`);
  await sleep(settling);
  return Number(await tab.read(`${largestPaint}.then((at) => at - Number(sessionStorage.getItem("clicked")))`));
}
