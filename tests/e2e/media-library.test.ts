import type { Locator } from "playwright/test";

import { findAxeFaults } from "./support/axe.ts";
import { onCanvas } from "./support/edited-page.ts";
import { test } from "./support/editor-test.ts";
import { reach } from "./support/form-hands.ts";
import { inTurn } from "./support/in-turn.ts";
import { tabTo } from "./support/shopper.ts";
import { expect } from "./support/test.ts";
import { photograph, openLibrary, library, details } from "./support/media-panel.ts";

for (const width of inTurn([1440, 1280, 768, 390], 3)) {
  test(`by the keyboard alone a photograph is added, described, cropped and removed, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await openLibrary(page);
    await expect(library(page)).toBeVisible();
    const name = `Cuverie ${width}.jpg`;
    const press = async (button: Locator, key = "Enter"): Promise<void> => {
      await reach(page, button);
      await page.keyboard.press(key);
    };
    const chosen = page.waitForEvent("filechooser");
    await press(library(page).getByRole("button", { name: "Ajouter des fichiers" }));
    await (await chosen).setFiles(await photograph("#204060", name));
    const question = page.getByRole("dialog", { name: "Ajouter une image" });
    await expect(question.getByRole("textbox", { name: "Texte alternatif (Français)" })).toBeFocused();
    await page.keyboard.type("La cuverie");
    await page.keyboard.press("Tab");
    await page.keyboard.type("The vat room");
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    const tile = library(page).getByRole("button", { name: new RegExp(`^cuverie-${width}\\.jpg`) });
    await expect(tile).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    await press(tile);
    await expect(details(page).getByRole("heading", { name: `cuverie-${width}.jpg` })).toBeFocused();
    await press(details(page).getByRole("button", { name: "Recadrer" }));
    const dialog = page.getByRole("dialog");
    await press(dialog.getByRole("button", { name: "1:1" }));
    await press(dialog.getByRole("slider"), "Shift+ArrowLeft");
    await expect(dialog.getByRole("spinbutton", { name: "Largeur" })).toHaveValue("591");
    expect(await findAxeFaults(page)).toEqual([]);
    await press(dialog.getByRole("button", { name: "Enregistrer" }));
    await expect(dialog).toBeHidden();
    await expect(details(page).getByText("591 × 600 px", { exact: false })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    await press(details(page).getByRole("button", { name: "Supprimer" }));
    await press(page.getByRole("dialog").getByRole("button", { name: "Supprimer" }));
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(tile).toBeHidden();
    await expect(details(page)).toBeHidden();
  });
}

test("by the keyboard alone a photograph is tagged, used on a page that it is found for by that, and replaced there", async ({
  page,
  own,
}) => {
  test.setTimeout(240_000);
  const enter = async (button: Locator): Promise<void> => {
    await tabTo(page, button);
    await page.keyboard.press("Enter");
  };
  const choose = async (button: Locator, file: Awaited<ReturnType<typeof photograph>>): Promise<void> => {
    const chosen = page.waitForEvent("filechooser");
    await enter(button);
    await (await chosen).setFiles(file);
  };
  await openLibrary(page);
  await choose(
    library(page).getByRole("button", { name: "Ajouter des fichiers" }),
    await photograph("#405060", "Foudre.jpg"),
  );
  await expect(page.getByRole("textbox", { name: "Texte alternatif (Français)" })).toBeFocused();
  await page.keyboard.type("Le foudre");
  await page.keyboard.press("Tab");
  await page.keyboard.type("The great cask");
  await page.keyboard.press("Enter");
  await enter(library(page).getByRole("button", { name: /^foudre\.jpg/ }));
  await expect(details(page).getByRole("heading", { name: "foudre.jpg" })).toBeFocused();
  await tabTo(page, details(page).getByRole("textbox", { name: "Nouvelle étiquette" }));
  await page.keyboard.type("Chêne");
  await page.keyboard.press("Enter");
  await expect(details(page).getByRole("button", { name: "Retirer l’étiquette Chêne" })).toBeVisible();

  await page.goto(own.path);
  await enter(page.getByRole("button", { name: "Modifier cette page" }));
  await tabTo(page, page.getByRole("application", { name: "La page" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await enter(page.getByRole("button", { name: "Changer d’image" }));
  await tabTo(page, page.getByRole("searchbox", { name: "Rechercher dans la médiathèque" }));
  await page.keyboard.type("chêne");
  await enter(page.getByRole("dialog").getByRole("button", { name: /foudre\.jpg/ }));
  const shown = onCanvas(page, "album").locator("img");
  await expect(shown).toHaveAttribute("src", /foudre/);
  await expect(page.locator("[data-state=saved]").first()).toBeVisible();
  const before = await shown.getAttribute("src");

  await openLibrary(page);
  await tabTo(page, page.getByRole("searchbox", { name: /^Chercher un nom/ }));
  await page.keyboard.type("foudre");
  await enter(library(page).getByRole("button", { name: /^foudre\.jpg/ }));
  await expect(details(page).getByRole("link", { name: "Le bal" })).toBeVisible();
  const old = await details(page).locator("img").getAttribute("src");
  await choose(
    details(page).getByRole("button", { name: "Remplacer" }),
    await photograph("#604020", "Autre foudre.jpg"),
  );
  await expect(details(page).locator("img")).not.toHaveAttribute("src", old ?? "");
  await page.goto(own.path);
  await expect(shown).toHaveAttribute("src", /foudre/);
  expect(await shown.getAttribute("src")).not.toContain(/-([0-9a-f]{16})/.exec(before ?? "")?.[1]);
});
