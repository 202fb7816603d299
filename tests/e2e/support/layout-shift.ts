import type { Page } from "playwright/test";

export interface ShiftWatch {
  /** The sum of what has shifted since the page was last asked for, as the browser scores it. */
  score(): number;
  reset(): void;
}

/** Watches a page for layout shifts through the browser itself, so that it works without JavaScript too. */
export async function watchShifts(page: Page): Promise<ShiftWatch> {
  const browser = await page.context().newCDPSession(page);
  let score = 0;
  browser.on("PerformanceTimeline.timelineEventAdded", ({ event }) => {
    if (!event.layoutShiftDetails?.hadRecentInput) score += event.layoutShiftDetails?.value ?? 0;
  });
  await browser.send("PerformanceTimeline.enable", { eventTypes: ["layout-shift"] });
  return {
    score: () => score,
    reset: () => {
      score = 0;
    },
  };
}
