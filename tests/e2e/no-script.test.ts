import { locales, localeInfos } from "#schemas/locale.ts";

import { allPaths, sitePaths } from "./support/site-paths.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test(`[§2] every page reads without JavaScript, in ${locale}`, async ({ page, request }) => {
    test.slow();
    for (const path of await sitePaths(request, locale)) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(path.endsWith("/nowhere") ? 404 : 200);
      await expect(page.locator("html"), path).toHaveAttribute("lang", localeInfos[locale].iso);
      await expect(page.locator("h1"), path).toHaveCount(1);
      await expect(page.locator("main"), path).toBeVisible();
      await expect(page.locator("main"), path).not.toBeEmpty();
    }
  });
}

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

test("[§2] every link of every page leads somewhere", async ({ page, request }) => {
  test.slow();
  const seen = new Set<string>();
  const broken: string[] = [];
  for (const path of await allPaths(request)) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const href of hrefs) {
      const address = href?.replace(/#.*$/, "") ?? "";
      if (address === "" || seen.has(address)) continue;
      seen.add(address);
      const status = (await request.get(address)).status();
      if (status >= 400) broken.push(`${status} ${address}, on ${path}`);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
});
