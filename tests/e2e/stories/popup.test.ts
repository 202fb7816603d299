import { expect, scrollTop, test } from "../support/test.ts";
import { popup, stopClock, remembered } from "../support/popup-clock.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("[§2 popup-closes, popup-scroll] [§4] a popup opens by its rule, closes on Escape, and is remembered", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 300)));
  const delay = Number(await page.locator(popup).getAttribute("data-delay"));
  await page.clock.runFor(delay - 1000);
  await expect(page.locator(popup)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page.locator(popup)).toBeVisible();
  await expect.poll(() => remembered(page)).toEqual({ local: false, session: true });
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  // Nothing in it has a ring that nobody asked for; the next Tab goes to its first link or button.
  await expect(page.locator(`${popup} > :first-child`)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(`${popup} :focus-visible`)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(popup)).toBeHidden();
  await expect.poll(() => remembered(page)).toEqual({ local: true, session: true });
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
  // To a few pixels: letters that change above the window keep the place on the page, and not the number.
  expect(Math.abs((await scrollTop(page)) - 300)).toBeLessThan(10);
  await page.reload();
  await page.clock.runFor(delay + 1000);
  await expect(page.locator(popup)).toBeHidden();
});
