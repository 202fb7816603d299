import { findAxeFaults } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true });

  test("[§2] axe finds nothing on a cart, full or empty, and nothing sticks out of a phone", async ({ page }) => {
    await page.goto("/cart");
    expect(await findAxeFaults(page)).toEqual([]);
    await page.goto("/nos-cuvees");
    await page.locator("form[action$='/cart/add'] button").first().click();
    await expect(page.locator('[data-block="cart-badge"]:visible a')).toHaveText(/\b1$/);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.goto("/cart");
    await expect(page.locator("main form[action$='/cart/remove']")).toHaveCount(1);
    expect(await findAxeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 600 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
