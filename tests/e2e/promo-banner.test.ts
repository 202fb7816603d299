import type { Page } from "playwright/test";

import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("[§2 promo-rotates] [§9 promo-turn] the banner turns every 6 seconds with an animation of 1 second", async ({
  page,
}) => {
  await open(page);
  await page.clock.runFor(5999);
  expect(await current(page)).toBe(0);
  await page.clock.runFor(1);
  expect(await current(page)).toBe(1);
  const leaving = page.locator('[data-boot="promo-banner"] [data-leaving]');
  await expect(leaving).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(leaving).toHaveCount(0);
  await page.clock.runFor(5000);
  expect(await current(page)).toBe(2);
  await page.clock.runFor(6000);
  expect(await current(page)).toBe(0);
});

test("[§2] the banner can be paused and let go on", async ({ page }) => {
  await open(page);
  const pause = page.locator('[data-action="promo-banner:toggle"]');
  await expect(pause).toHaveAttribute("aria-pressed", "false");
  await pause.dispatchEvent("click");
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(30_000);
  expect(await current(page)).toBe(0);
  await pause.dispatchEvent("click");
  await page.clock.runFor(6000);
  expect(await current(page)).toBe(1);
});

test("[§2] the banner stands still under the pointer and with the focus inside", async ({ page }) => {
  await open(page);
  const banner = page.locator('[data-boot="promo-banner"]');
  await banner.hover();
  await page.clock.runFor(20_000);
  expect(await current(page)).toBe(0);
  await page.mouse.move(0, 700);
  await page.locator('[data-action="promo-banner:toggle"]').focus();
  await page.clock.runFor(20_000);
  expect(await current(page)).toBe(0);
});

test("[§2] the banner does not turn for those who prefer less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.clock.runFor(30_000);
  expect(await current(page)).toBe(0);
});

test("[§2] those who prefer less motion turn the messages themselves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const next = page.getByRole("button", { name: "Annonce suivante" });
  await next.click();
  expect(await current(page)).toBe(1);
  expect(await isInSight(page)).toBe(true);
  await next.click();
  await next.click();
  expect(await current(page)).toBe(0);
  await expect(page.locator('[data-action="promo-banner:toggle"]')).toBeHidden();
});

test("[§2] the message that stands stays in sight when the width changes, and the list is no stop of its own", async ({
  page,
}) => {
  await open(page);
  await page.clock.runFor(6000);
  await page.clock.runFor(1000);
  for (const width of [1100, 1440, 390, 844]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => isInSight(page), `${width} px`).toBe(true);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await page.locator('[data-boot="promo-banner"] ul').evaluate((list) => list.matches(":focus"))).toBe(false);
});

/** Tells whether the message that stands fills its banner. */
async function isInSight(page: Page): Promise<boolean> {
  return page.locator('[data-boot="promo-banner"]').evaluate((banner) => {
    const [box, slide] = [banner, banner.querySelector("[data-current]")].map((part) => part?.getBoundingClientRect());
    return Math.abs((box?.left ?? 0) - (slide?.left ?? NaN)) < 1 && box?.width === slide?.width;
  });
}

async function open(page: Page): Promise<void> {
  await page.clock.install();
  // Away from the home page, whose popup would open over the banner after 8 seconds.
  await page.goto("/le-vignoble");
  await page.mouse.move(0, 700);
  // Well ahead: a slow machine's page may be past a nearer moment by the time it is told.
  await page.clock.pauseAt(Date.now() + 60_000);
  // Time has passed since the page was loaded: the banner is put back to its first message by a new load.
  await page.reload();
}

async function current(page: Page): Promise<number> {
  const slides = page.locator('[data-boot="promo-banner"] [data-slide]');
  return slides.evaluateAll((found) => found.findIndex((slide) => slide.hasAttribute("data-current")));
}
