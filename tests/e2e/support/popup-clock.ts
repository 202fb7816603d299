import type { Page } from "playwright/test";

/** The demo's popup. */
export const popup = "dialog[data-popup='1']";

/** Time passes in the pages that are loaded from now on only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Whether the popup's closing (local storage) and opening (session) are noted, with their times. */
export async function remembered(page: Page): Promise<{ local: boolean; session: boolean }> {
  return page.evaluate(() => ({
    local: Number(localStorage.getItem("popup-1")) > 1e12,
    session: Number(sessionStorage.getItem("popup-1")) > 1e12,
  }));
}
