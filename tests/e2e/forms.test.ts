import type { Locator, Page } from "playwright/test";

import { countDocuments, expect, scrollTop, startRuntime, test } from "./support/test.ts";

const form = 'main form[method="get"]';
const field = 'input[type="search"]';

test("[§2] filters navigate on the client and keep the typed text, the focus and the place", async ({ page }) => {
  await page.goto("/nos-cuvees");
  await startRuntime(page);
  const documents = countDocuments(page);
  const text = await openFilters(page);
  await text.fill("terrasses");
  const place = await scrollTop(page);
  await text.press("Enter");
  await expect(page).toHaveURL(/terrasses/);
  await expect(page.locator(form).locator(field).first()).toHaveValue("terrasses");
  // The panel is closed over the result: its line has what the field had.
  await expect(page.locator("main details:has(form) > summary").first()).toBeFocused();
  expect(await scrollTop(page)).toBe(place);
  expect(documents.count).toBe(0);
});

test("[§5 empty-filters] filters whose value is an empty string are left out of the address", async ({ page }) => {
  await page.goto("/nos-cuvees");
  await startRuntime(page);
  const text = await openFilters(page);
  await page.locator(form).locator("select").last().selectOption("name");
  await text.press("Enter");
  await expect(page).toHaveURL(/\?/);
  for (const [name, value] of new URL(page.url()).searchParams) expect(value, name).not.toBe("");
});

test("[§2] filters work without the runtime", async ({ page }) => {
  await page.goto("/nos-cuvees");
  await page.route("**/assets/entry-client*", () => {});
  const text = await openFilters(page);
  await text.fill("terrasses");
  await text.press("Enter");
  await expect(page).toHaveURL(/terrasses/);
  await expect(page.locator(form).locator(field).first()).toHaveValue("terrasses");
});

/** Opens the filters and gives their text field. */
async function openFilters(page: Page): Promise<Locator> {
  await page.locator("main details:has(form) > summary").first().click();
  return page.locator(form).locator(field).first();
}
