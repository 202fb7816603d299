import type { Locator, Page } from "playwright/test";

import { callAs, logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { keys } from "./support/form-hands.ts";
import { tabTo } from "./support/shopper.ts";
import { expect, rememberPopups, test } from "./support/test.ts";
import { templateName, removePages, keepTemplate, openTree, treeRow, visited } from "./support/page-tree.ts";

test("the same by keys alone, on a phone's width too: where a page goes is said, and taken back, it is in the menu, and both its old addresses lead to it", async ({
  page,
  context,
  browser,
  site,
  request,
  complaints,
}) => {
  const administrator = await makeAdministrator(site, request);
  await page.setViewportSize({ width: 390, height: 844 });
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
  const { press, write } = keys(page);
  const template = await keepTemplate(administrator);
  try {
    const dialog = page.getByRole("dialog");
    await openTree(page);
    await press(page.getByRole("button", { name: "Nouvelle page", exact: true }));
    await write(dialog.getByLabel("Titre (Français)"), "Ormeau un");
    await write(dialog.getByLabel("Titre (English)"), "Elm one");
    const begins = dialog.getByLabel("Commencer par");
    await tabTo(page, begins);
    const chosen = async () => await begins.locator("option:checked").textContent();
    for (let count = 0; count < 40 && !(await chosen())?.endsWith(templateName); count += 1)
      await page.keyboard.press("ArrowDown");
    await expect(begins.locator("option:checked")).toHaveText(`Modèle : ${templateName}`);
    await press(dialog.getByRole("button", { name: "Créer la page" }));
    await expect(page.locator("#editor .page").getByText("Une heure au caveau").first()).toBeVisible();
    await publishByKeys(page);

    await openTree(page, "/la-cave");
    await toFirstRow(page);
    // A letter goes to the next page that begins with it.
    const house = treeRow(page, "La maison");
    for (let count = 0; count < 12 && !(await isFocused(house)); count += 1) await page.keyboard.press("l");
    await expect(house).toBeFocused();
    await chooseOfMenu(page, "dup", page.getByRole("menuitem", { name: "Dupliquer…" }));
    await expect(dialog.getByLabel("Titre (Français)")).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Ormeau deux");
    await press(dialog.getByRole("button", { name: "Créer la page" }));
    // It opens in the editor, in the panel's place.
    await expect(page.getByRole("button", { name: "Ormeau deux", exact: true })).toBeVisible();
    await publishByKeys(page);

    await openTree(page, "/le-vignoble");
    const [own, first] = [treeRow(page, "Ormeau deux"), treeRow(page, "Ormeau un")];
    const said = page.locator("[data-editor-voice]");
    await toFirstRow(page);
    await page.keyboard.press("End");
    await expect(own).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(said).toHaveText(/Ormeau deux.*est maintenant au premier rang, en position/);
    await expect(own).toBeFocused();
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("Alt+ArrowRight");
    await expect(said).toHaveText(/est maintenant sous.*Ormeau un.*, en position 1 sur 1/);
    await expect(own).toHaveAttribute("aria-level", "2");
    await page.keyboard.press("Control+z");
    await expect(own).toHaveAttribute("aria-level", "1");
    await expect(own).toBeFocused();
    expect(await findAxeFaults(page)).toEqual([]);

    await page.keyboard.press("ArrowUp");
    await expect(first).toBeFocused();
    await chooseOfMenu(page, "dans", page.getByRole("menuitemcheckbox", { name: "Dans le menu" }));
    await expect(first).toHaveAccessibleName(/Menu/);
    await page.keyboard.press("Escape");
    await expect(first).toBeFocused();
    await page.keyboard.press("F2");
    await expect(dialog.getByLabel("Adresse (Français)")).toHaveValue("ormeau-un");
    await expect(dialog.getByLabel("Adresse (English)")).toHaveValue("elm-one");
    await write(dialog.getByLabel("Adresse (Français)"), "ormeau-trois");
    await write(dialog.getByLabel("Adresse (English)"), "elm-three");
    await press(dialog.getByRole("button", { name: "Renommer", exact: true }));
    await expect(dialog).toBeHidden();
    await expect(first).toHaveAccessibleName(/\/ormeau-trois/);
    const visitor = await browser.newContext({ baseURL: site.url });
    expect(await visited(visitor, "/ormeau-un")).toEqual({ status: 200, path: "/ormeau-trois" });
    expect(await visited(visitor, "/en_US/elm-one")).toEqual({ status: 200, path: "/en_US/elm-three" });

    // Whoever asked for it is where they were.
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(own).toBeFocused();
    await page.keyboard.press("Delete");
    await press(page.getByRole("button", { name: "Supprimer la page" }));
    await expect(dialog).toBeHidden();
    await expect(own).toHaveCount(0);
    await expect(first).toBeFocused();
    expect((await visited(visitor, "/ormeau-deux")).status).toBe(404);
    expect((await visited(visitor, "/ormeau-trois")).status).toBe(200);
    await visitor.close();
    // What looks after previews may ask for a page that is gone by then, of which the browser tells.
    complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes("(Not Found)")));
  } finally {
    await removePages(administrator, "Ormeau");
    await callAs(administrator, "DELETE", `/piece/${template}`);
  }
});

/** Goes to the first page of the tree by keys: Tab leads to the tree, which is one stop, Home to its beginning. */
async function toFirstRow(page: Page): Promise<void> {
  const rows = page.getByRole("treeitem");
  const isInTree = async () => await page.evaluate(() => document.activeElement?.role === "treeitem");
  await expect(rows.first()).toBeVisible();
  for (let press = 0; press < 60 && !(await isInTree()); press += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await expect(treeRow(page, "Accueil")).toBeFocused();
}

/** Chooses of the menu of the row that has the focus, by the letters that it begins with. */
async function chooseOfMenu(page: Page, letters: string, item: Locator): Promise<void> {
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.type(letters);
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
}

async function publishByKeys(page: Page): Promise<void> {
  const { press } = keys(page);
  await press(page.getByRole("button", { name: "Publier", exact: true }));
  await press(page.getByRole("button", { name: "Publier maintenant" }));
  await expect(page.getByText("La page est publiée.").first()).toBeVisible();
}

async function isFocused(element: Locator): Promise<boolean> {
  return await element.evaluate((one) => one === document.activeElement);
}
