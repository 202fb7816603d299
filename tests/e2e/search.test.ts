import type { Page } from "playwright/test";

import { expect, test } from "./support/test.ts";

const options = (page: Page) => page.locator("[role=listbox] [role=option]");
const field = (page: Page) => page.locator("header input[name=q]");

async function openSearch(page: Page, path = "/nos-cuvees"): Promise<void> {
  await page.goto(path);
  await page.locator("header details:has(input[name=q]) > summary").click();
  await expect(field(page)).toBeFocused();
}

test("[§2] the search bar proposes while one types; the arrows choose, Enter goes there", async ({ page }) => {
  await openSearch(page);
  await expect(field(page)).toHaveRole("combobox");
  await field(page).pressSequentially("teras");
  const option = page.getByRole("option", { name: "Les Terrasses" });
  await expect(option).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/wines\/les-terrasses\/1$/);
});

test("Escape closes the suggestions first, then the search, and gives the focus back", async ({ page }) => {
  await openSearch(page);
  await expect(field(page)).toHaveRole("combobox");
  await field(page).pressSequentially("teras");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await expect(page.locator("header details:has(input[name=q]) > summary")).toBeFocused();
});

test("[§2] a search with one wrong letter and no accent finds the wine, and a facet narrows it in the address", async ({
  page,
}) => {
  await openSearch(page, "/en_US/nos-cuvees");
  await field(page).fill("terasses");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en_US\/products\/search\?q=terasses$/);
  await expect(page.getByRole("link", { name: "Les Terrasses" }).first()).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^The cellar \d/ })
    .click();
  await expect(page).toHaveURL(/q=terasses&type=product|type=product&q=terasses/);
});
