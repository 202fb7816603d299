import type { Page } from "playwright/test";

import { countDocuments, expect, test } from "./support/test.ts";

test("[§8 chunk-reload] a chunk that can't be loaded reloads the page at most once per 60 seconds, then says so", async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.route("**/assets/entry-client*", (route) => route.abort());
  await page.goto("/");
  const documents = countDocuments(page);
  await wantRuntime(page);
  await expect.poll(() => documents.count).toBe(1);
  // The page that was reloaded hears of the wish once its boot script listens.
  await expect(async () => {
    await wantRuntime(page);
    await expect(page.locator("#status")).toHaveText(/n’a pas pu être chargée/, { timeout: 1000 });
  }).toPass();
  expect(documents.count).toBe(1);

  await page.clock.fastForward(60_000);
  await page.goto("/nos-cuvees");
  const later = countDocuments(page);
  await wantRuntime(page);
  await expect.poll(() => later.count).toBe(1);
  expect(complaints.splice(0).join()).toContain("ERR_FAILED");
});

test("without the runtime the site goes on natively", async ({ page, complaints }) => {
  await page.route("**/assets/entry-client*", (route) => route.abort());
  await page.goto("/");
  // Once the page is loaded anew for it: who pressed before that would see the page that they were on.
  await expect(async () => {
    await wantRuntime(page);
    await expect(page.locator("#status")).toHaveText(/n’a pas pu être chargée/, { timeout: 1000 });
  }).toPass();
  await page.locator('a[href="/nos-cuvees"]:visible').first().click();
  await expect(page).toHaveURL("/nos-cuvees");
  await page.close();
  complaints.splice(0);
});

async function wantRuntime(page: Page): Promise<void> {
  await page.locator("[data-island]").first().dispatchEvent("pointerover");
}
