import type { Page } from "playwright/test";

import { expect } from "./test.ts";

/** Has a page believe that nobody sees it, or that somebody does again, as another tab before it would. */
export async function beSeen(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** Leaves a page and comes back to it until it says something, without being loaded anew. */
export async function comeBack(page: Page, news: string): Promise<void> {
  await expect(async () => {
    await beSeen(page, "hidden");
    await beSeen(page, "visible");
    await expect(page.locator("main")).toContainText(news, { timeout: 500 });
  }).toPass();
}
