import type { Page } from "playwright/test";

/** What a page may shift while it loads (design §8), as browsers score it. */
const allowedShift = 0.005;

export interface ShiftWatch {
  /** Leaves the page that is shown, so that nothing it still does is counted for the next one. */
  leave(): Promise<void>;
  /** What the page that is shown has shifted since it was asked for: a sentence when that is too much. */
  findFaults(): Promise<readonly string[]>;
}

/**
 * Watches pages for layout shifts through the browser itself, so that it works without JavaScript too. Call
 * `leave` before a page loads. A page lives on until the next one arrives, and when its window was resized it
 * may shift that late (seen: half a second after the next one was asked for): it has to be gone before. What is
 * shown in between is the site's own: for another origin the browser would change its process, and the new one
 * learns the window's size only while the page is loading.
 */
export async function watchShifts(page: Page): Promise<ShiftWatch> {
  const browser = await page.context().newCDPSession(page);
  let shifts: { readonly time: number; readonly value: number; readonly moves: readonly string[] }[] = [];
  browser.on("PerformanceTimeline.timelineEventAdded", ({ event: { time, layoutShiftDetails: shift } }) => {
    if (!shift || shift.hadRecentInput) return;
    const moves = shift.sources.map(({ previousRect: from, currentRect: to }) => `${boxOf(from)} to ${boxOf(to)}`);
    shifts.push({ time: time * 1000, value: shift.value, moves });
  });
  await browser.send("PerformanceTimeline.enable", { eventTypes: ["layout-shift"] });
  return {
    async leave() {
      await page.goto("/robots.txt");
      shifts = [];
    },
    async findFaults() {
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      // What is told late of a page before is not this one's.
      const start = await page.evaluate(() => performance.timeOrigin);
      const own = shifts.filter(({ time }) => time >= start);
      const score = own.reduce((sum, { value }) => sum + value, 0);
      const moves = own.flatMap((shift) => shift.moves).join(", ");
      return score > allowedShift ? [`it shifts by ${score.toFixed(4)} while it loads: ${moves}`] : [];
    },
  };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxOf({ x, y, width, height }: Box): string {
  return `${x},${y} ${width}×${height}`;
}
