import { countDocuments, expect, follow, rememberPopups, scrollTop, startRuntime, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.beforeEach(({ page }) => rememberPopups(page));

test("[§2] back and forward show the page and the place that were left", async ({ page }) => {
  await page.goto("/");
  await startRuntime(page);
  const documents = countDocuments(page);
  const home = await page.title();
  await page.evaluate(() => scrollTo(0, 500));
  await follow(page, "/nos-cuvees");
  await expect(page).not.toHaveTitle(home);
  const wines = await page.title();
  await page.evaluate(() => scrollTo(0, 250));
  await page.goBack();
  await expect(page).toHaveTitle(home);
  await expect.poll(() => scrollTop(page)).toBe(500);
  await page.goForward();
  await expect(page).toHaveTitle(wines);
  await expect.poll(() => scrollTop(page)).toBe(250);
  expect(documents.count).toBe(0);
});
