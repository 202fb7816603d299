import { localizePath, type Locale } from "#schemas/locale.ts";

import { lookClosely } from "../support/axe.ts";
import { inTurn } from "../support/in-turn.ts";
import { expect, test } from "../support/test.ts";
import { badge } from "../support/cart-badge.ts";

const rooms = [
  ["fr_FR", 390],
  ["en_US", 1440],
] as const satisfies readonly (readonly [Locale, number])[];

for (const [locale, width] of inTurn(rooms, 0)) {
  test(`the badge opens the cart's drawer: quantities, removal, the way on, by keyboard, in ${locale} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(localizePath("/nos-cuvees", locale));
    await page.locator("main form[action$='/cart/add'] button").first().click();
    await expect(badge(page)).toHaveText(/\b1$/);
    await expect(page.locator("main form [aria-busy]")).toHaveCount(0);

    // The click is held until the runtime is there.
    await badge(page).click();
    const drawer = page.locator("dialog[open]");
    const line = drawer.locator("li");
    await expect(line).toHaveCount(1);
    const box = await drawer.boundingBox();
    expect([box?.width, box?.height]).toEqual([Math.min(width, 440), 900]);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
    await lookClosely(page);

    const total = drawer.locator("[data-price]").last();
    const before = await total.innerText();
    await line.getByRole("button").nth(1).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(badge(page)).toHaveText(/\b3$/);
    await expect(total).not.toHaveText(before);
    await expect(line.getByRole("button").nth(1)).toBeFocused();
    await expect(page.locator("main [data-buys] output").first(), "the card behind it agrees").toHaveText("3");

    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(badge(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await line.getByRole("button").nth(2).click();
    await expect(line).toHaveCount(0);
    await expect(drawer.getByRole("link")).toHaveAttribute(
      "href",
      locale === "en_US" ? "/en_US/our-wines" : "/nos-cuvees",
    );
    await expect(badge(page)).toHaveText(/^\D+$/);
  });
}
