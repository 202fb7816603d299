import type { Page } from "playwright/test";

import { expect, startRuntime, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const toasts = (page: Page) => page.locator('[data-block="toasts"] [role="status"]');

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/nos-cuvees");
  await startRuntime(page);
  // From here on time passes only where a test says so, however long the machine takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

function say(page: Page, message: string): Promise<void> {
  return page.evaluate((text) => {
    document.dispatchEvent(new CustomEvent("cellardoor:toast", { detail: { message: text } }));
  }, message);
}

test("[§1 toasts-place] [§9 toast-time] a toast stands at the top right and goes after 3000 ms", async ({ page }) => {
  await open(page);
  await say(page, "Fait");
  await expect(toasts(page)).toContainText("Fait");
  const box = await page.getByText("Fait", { exact: true }).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y ?? 900).toBeLessThan(120);
  expect(box?.x ?? 0).toBeGreaterThan(width / 2);
  await page.clock.runFor(2000);
  await expect(toasts(page)).toContainText("Fait");
  await page.clock.runFor(1100);
  await expect(toasts(page)).toBeEmpty();
});

test("[§9] a toast waits under the pointer", async ({ page }) => {
  await open(page);
  await say(page, "Fait");
  await page.getByText("Fait", { exact: true }).hover();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toContainText("Fait");
  await page.mouse.move(400, 700);
  await page.clock.runFor(3100);
  await expect(toasts(page)).toBeEmpty();
});
