import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("[§2] links lead on without JavaScript, and the language menu to the other language", async ({ page }) => {
  await page.goto("/");
  const link = page.locator('header a[href="/nos-cuvees"]:visible').first();
  await link.click();
  await expect(page).toHaveURL("/nos-cuvees");
  await page
    .locator('a[data-locale="en_US"]')
    .first()
    .evaluate((found) => found.closest("details")?.setAttribute("open", ""));
  await page.locator('a[data-locale="en_US"]:visible').first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  expect(new URL(page.url()).pathname).toMatch(/^\/en_US\//);
});
