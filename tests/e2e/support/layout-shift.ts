import type { Page } from "playwright/test";

export interface ShiftWatch {
  /** The sum of what the page that is shown has shifted since it was asked for, as the browser scores it. */
  score(): Promise<number>;
}

/** Watches a page for layout shifts through the browser itself, so that it works without JavaScript too. */
export async function watchShifts(page: Page): Promise<ShiftWatch> {
  const browser = await page.context().newCDPSession(page);
  let shifts: { readonly time: number; readonly value: number }[] = [];
  browser.on("PerformanceTimeline.timelineEventAdded", ({ event: { time, layoutShiftDetails: shift } }) => {
    if (shift && !shift.hadRecentInput) shifts.push({ time: time * 1000, value: shift.value });
  });
  await browser.send("PerformanceTimeline.enable", { eventTypes: ["layout-shift"] });
  return {
    async score() {
      // What is told late of the page before is not this one's.
      const start = await page.evaluate(() => performance.timeOrigin);
      const own = shifts.filter(({ time }) => time >= start);
      shifts = [];
      return own.reduce((sum, { value }) => sum + value, 0);
    },
  };
}
