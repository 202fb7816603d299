import { openEditor } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";

test("the way to what is picked stands at the canvas's foot: each step is picked by a press or a key, and a phone has the outline", async ({
  page,
  own,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, own.path);
  const way = page.getByRole("navigation", { name: "Chemin du bloc" });
  await expect(way.locator("[aria-current]")).toHaveText("Page");
  await onCanvas(page, "right").click();
  await expect(way.getByRole("button")).toHaveText(["Page", "Colonnes", "Texte"]);
  await expect(way.locator("[aria-current]")).toHaveText("Texte");
  expect(await findAxeFaults(page)).toEqual([]);
  await way.getByRole("button", { name: "Colonnes" }).click();
  await expect(way.getByRole("button")).toHaveText(["Page", "Colonnes"]);
  await expect(way.locator("[aria-current]")).toHaveText("Colonnes");
  await way.getByRole("button", { name: "Page" }).focus();
  await page.keyboard.press("Enter");
  await expect(way.getByRole("button")).toHaveText(["Page"]);
  await expect(way.getByRole("button", { name: "Page" })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(way).toHaveCount(0);
});
