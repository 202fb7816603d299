import type { Page } from "playwright/test";

import { expect, test } from "../support/test.ts";
import { picture, albumPath } from "../support/album-page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a click on an island before the runtime is there counts once, and only after hydration", async ({ page }) => {
  // Pictures that are only being made would hold the connections that the script waits for.
  await page.route("**/images/**", (route) => route.fulfill({ status: 204 }));
  await page.goto(albumPath);
  const entry = Promise.withResolvers<void>();
  await page.route("**/assets/entry-client*", async (route) => {
    await entry.promise;
    await route.continue();
  });
  const url = page.url();
  await countOpenings(page);
  await page.locator(picture).nth(1).click();
  await page.locator(picture).nth(1).click();
  await expect(page).toHaveURL(url);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  entry.resolve();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-openings", "1");
  await expect(page.locator("dialog[open]")).toContainText(/2 \/ \d/);
});

/** Counts on the page's root how often the slider was asked for. */
async function countOpenings(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener("cellardoor:open-slider", () => {
      const { dataset } = document.documentElement;
      dataset["openings"] = String(Number(dataset["openings"] ?? 0) + 1);
    });
  });
}
