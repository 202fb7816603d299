import { localizePath, locales } from "#schemas/locale.ts";

import { inTurn } from "../support/in-turn.ts";
import { expect, startRuntime, test } from "../support/test.ts";

for (const locale of inTurn(locales, 0)) {
  test(`[§2] suggestions are reached and chosen by keyboard, in ${locale}`, async ({ page }) => {
    await page.goto(localizePath("/", locale));
    await startRuntime(page);
    await page.locator("header details:has(input[data-suggest]) > summary:visible").first().press("Enter");
    const box = page.locator("header input[data-suggest]:visible").first();
    await expect(box).toBeFocused();
    await box.pressSequentially("terass");
    const option = page.getByRole("option", { name: "Les Terrasses", exact: true });
    await expect(option).toBeVisible();
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await box.press("ArrowDown");
    const chosen = page.locator("[role='option'][aria-selected='true']");
    await expect(chosen).toHaveCount(1);
    await expect(box).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
    await box.press("Escape");
    await expect(option).toBeHidden();
    await expect(box).toBeFocused();
    await box.press("e");
    await expect(option).toBeVisible();
    while ((await option.getAttribute("aria-selected")) !== "true") await box.press("ArrowDown");
    await box.press("Enter");
    await expect(page).toHaveURL(localizePath("/wines/les-terrasses/1", locale));
  });
}
