import type { Page } from "playwright/test";

import { expect, test } from "./support/test.ts";

// The browser asks for styles before the sheet is there as soon as anybody does anything: here a key is pressed.

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("before the style sheet is there no link is the browser's blue, and nothing fades in from what was", async ({
  page,
}) => {
  const sheet = Promise.withResolvers<void>();
  await page.route("**/assets/*.css", async (route) => {
    await sheet.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      if (target instanceof Element) document.documentElement.dataset["faded"] = `${propertyName} ${target.outerHTML}`;
    });
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("main a").first().waitFor({ state: "attached" });
  await page.locator("footer").waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  expect(await offInk(page)).toEqual([]);
  sheet.resolve();
  await page.waitForLoadState();
  const button = page.locator("main a").first();
  await expect.poll(() => button.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("none");
  expect(await page.locator("html").getAttribute("data-faded")).toBeNull();
});

/** Links and buttons in another colour than the words that they stand among. */
async function offInk(page: Page): Promise<readonly string[]> {
  return page
    .locator("#page :is(a, button)")
    .evaluateAll((all) =>
      all
        .filter((one) => one.parentElement && getComputedStyle(one).color !== getComputedStyle(one.parentElement).color)
        .map((one) => one.outerHTML),
    );
}
