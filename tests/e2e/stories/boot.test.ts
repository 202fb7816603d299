import { expect, startRuntime, test } from "../support/test.ts";

test("hydration keeps what boot and the visitor have done: open menu, turned banner, typed text", async ({ page }) => {
  // Where motion is unwanted the banner doesn't turn by itself.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/nos-cuvees");
  await page.clock.runFor(6000);
  const banner = page.locator('[data-boot="promo-banner"]');
  await expect(banner.locator("[data-slide]").nth(1)).toHaveAttribute("data-current");
  await page.locator("main details:has(form) > summary").first().click();
  const field = page.locator('main form input[type="search"]').first();
  await field.fill("terr");
  const menu = page.locator("#site-menu");
  await menu.evaluate((sheet) => sheet instanceof HTMLElement && sheet.showPopover());
  await page.context().setOffline(true);
  await expect(page.locator("html")).toHaveAttribute("data-offline");
  await page.context().setOffline(false);
  await startRuntime(page);
  await expect(field).toHaveValue("terr");
  await expect(field).toBeFocused();
  await expect(menu).toBeVisible();
  await expect(banner.locator("[data-slide]").nth(1)).toHaveAttribute("data-current");
  await page.clock.runFor(6000);
  await expect(banner.locator("[data-slide]").nth(2)).toHaveAttribute("data-current");
});
