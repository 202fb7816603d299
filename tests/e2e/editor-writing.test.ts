import { openEditor } from "./support/administrator.ts";
import { onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";

test.beforeEach(async ({ page, own }) => await openEditor(page, own.path));

test("Enter writes in the block that is picked, and Escape gives the keys back to the page", async ({ page }) => {
  await onCanvas(page, "last").click();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: /Écrire/ })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" à l’oignon");
  await expect(onCanvas(page, "last")).toContainText("À minuit, la soupe à l’oignon");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("application", { name: "La page" })).toBeFocused();
  await expect(onCanvas(page, "last")).toContainText("À minuit, la soupe à l’oignon");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.locator("[data-row=last]")).toBeVisible();
});
