import { openEditorByKeys } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas, publish } from "./support/edited-page.ts";
import { reach } from "./support/form-hands.ts";
import { expect, test } from "./support/editor-test.ts";

test("[PS11] a page that was left to the program is found in the page menu and given back there, by keyboard and on a phone", async ({
  page,
  own,
  request,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const visitors = async () => await (await request.get(own.path)).text();
  await openEditorByKeys(page, own.path);
  const flag = page.getByRole("switch", { name: "Modifiable ici" });
  await reach(page, flag);
  await page.keyboard.press("Space");
  const told = page.locator("[data-panel=canvas]").getByText("Le contenu de cette page vient du programme");
  await expect(told).toBeVisible();
  await expect(page.getByRole("application")).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Plan" })).toHaveCount(0);
  await publish(page);
  expect(await visitors()).not.toContain("Le bal des vendanges");

  // As somebody who comes to it later, from another page.
  await openEditorByKeys(page, "/contact");
  await reach(page, page.getByRole("button", { name: /Contact/ }).first());
  await page.keyboard.press("Enter");
  await reach(page, page.getByLabel("Chercher une page"));
  await page.keyboard.type("Le bal");
  const row = page.getByRole("treeitem", { name: /Le bal.*Contenu du programme/ });
  await expect(row).toBeVisible();
  await reach(page, row);
  await page.keyboard.press("Enter");
  await expect(told).toBeVisible();
  await expect(
    page.getByRole("tabpanel", { name: "Page" }).getByLabel("Titre (Français)", { exact: true }),
  ).toHaveValue("Le bal");
  expect(await findAxeFaults(page)).toEqual([]);
  const back = page.getByRole("button", { name: "Modifier de nouveau son contenu ici" });
  await reach(page, back);
  await page.keyboard.press("Enter");
  await expect(onCanvas(page, "title")).toBeVisible();
  await expect(page.getByRole("application")).toBeFocused();

  await flag.click();
  await expect(told).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(told).toBeInViewport();
  await expect(back).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("navigation", { name: "Outils" }).getByRole("button", { name: "Page" }).click();
  await page.getByRole("dialog", { name: "Page" }).getByRole("switch", { name: "Modifiable ici" }).click();
  await page.keyboard.press("Escape");
  await expect(onCanvas(page, "title")).toBeVisible();
  await publish(page);
  expect(await visitors()).toContain("Le bal des vendanges");
});
