import { openEditor } from "./support/administrator.ts";
import { onCanvas, rootIds } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";

test("who tries the page out changes nothing by keys, and links lead nowhere", async ({ page, own }) => {
  await openEditor(page, own.path);
  await onCanvas(page, "banner").click({ position: { x: 20, y: 20 } });
  const preview = page.getByRole("button", { name: "Aperçu" });
  await preview.click();
  const before = await rootIds(page);
  for (const keys of ["ArrowDown", "Delete", "Control+d", "Alt+ArrowUp", "/"]) await page.keyboard.press(keys);
  expect(await rootIds(page)).toEqual(before);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const address = page.url();
  await page.locator("#editor .page footer a[href^='/']").first().click();
  const held = page.getByRole("region", { name: "Messages" }).getByText(/les liens et les formulaires ne mènent/);
  await expect(held).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await rootIds(page)).toEqual(before);
  await page.keyboard.press("Control+Shift+p");
  await expect(preview).toHaveAttribute("aria-pressed", "false");
});

test("a wine is looked at as sold out, and as the site has it again", async ({ page }) => {
  await page.goto("/nos-cuvees");
  const href = await page.locator("main [data-block=product-grid] a[href*='/products/']").first().getAttribute("href");
  await page.goto(href ?? "");
  await page.getByRole("button", { name: "Modifier cette page" }).click();
  const wine = page.locator("#editor .page main [data-block=product-detail]").first();
  // Its corner may lie below the site's own bar.
  await wine.getByRole("heading", { level: 1 }).click();
  const choice = page.getByRole("combobox", { name: "Situation montrée" });
  await choice.selectOption({ label: "Épuisé" });
  await expect(wine.getByText("Épuisé").first()).toBeVisible();
  await choice.selectOption({ label: "Ce qu’a le site" });
  await expect(wine.getByText("Épuisé")).toHaveCount(0);
});
