import type { Page } from "playwright/test";

import { lookClosely } from "../support/axe.ts";
import { onCanvas } from "../support/edited-page.ts";
import { editorParts } from "../support/editor-parts.ts";
import { test } from "../support/editor-test.ts";
import { expect } from "../support/test.ts";
import { photograph, openLibrary, library, details } from "../support/media-panel.ts";

async function sayWhatItShows(page: Page, french: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Ajouter une image" });
  await dialog.getByRole("textbox", { name: "Texte alternatif (Français)" }).fill(french);
  await dialog.getByRole("textbox", { name: "Texte alternatif (English)" }).fill("The press house");
  await dialog.getByRole("button", { name: "Ajouter l’image" }).click();
  await expect(dialog).toBeHidden();
}

/** Drops a file onto the library as a browser does. */
async function drop(page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof photograph>>): Promise<void> {
  const given = { name, mimeType, content: buffer.toString("base64") };
  const transfer = await page.evaluateHandle(({ name, mimeType, content }) => {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
    return dataTransfer;
  }, given);
  const shelf = library(page).getByRole("list", { name: "Médiathèque" });
  for (const type of ["dragover", "drop"]) await shelf.dispatchEvent(type, { dataTransfer: transfer });
}

test("a photograph is dropped, tagged, used on a page, replaced there, and found again", async ({ page, own }) => {
  await openLibrary(page);
  const name = `pressoir-${crypto.randomUUID().slice(0, 8)}`;
  await drop(page, await photograph("#7a1f2b", `${name}.jpg`));
  await sayWhatItShows(page, "Le pressoir en septembre");
  await library(page)
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
  await details(page).getByRole("textbox", { name: "Nouvelle étiquette" }).fill("Vendanges d’avant");
  await page.keyboard.press("Enter");
  await expect(details(page).getByRole("button", { name: "Retirer l’étiquette Vendanges d’avant" })).toBeVisible();
  await expect(details(page).getByText("Nulle part.")).toBeVisible();
  await lookClosely(page);

  // Used: chosen by its tag, in the page's own editor.
  await page.goto(own.path);
  await editorParts(page).open.click();
  await onCanvas(page, "album").click();
  await editorParts(page).changePicture.click();
  await page.getByRole("searchbox", { name: "Rechercher dans la médiathèque" }).fill("vendanges d'avant");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(name) })
    .click();
  const shown = onCanvas(page, "album").locator("img");
  await expect(shown).toHaveAttribute("src", new RegExp(name));
  await expect(page.locator("[data-state=saved]").first()).toBeVisible();

  // Replaced: the same medium, another address.
  await page.goto("/contact#/settings/library");
  await page.getByRole("searchbox", { name: /^Chercher un nom/ }).fill("septembre pressoir");
  await library(page)
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
  await expect(details(page).getByRole("link", { name: "Le bal" })).toHaveAttribute("href", own.path);
  await expect(details(page).getByText("pas encore publié")).toBeVisible();
  const before = await details(page).locator("img").getAttribute("src");
  await details(page)
    .locator("input[type=file]")
    .setInputFiles(await photograph("#1f4d2b", "Autre pressoir.jpg"));
  await expect(details(page).locator("img")).not.toHaveAttribute("src", before ?? "");
  await details(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("dialog").getByText(/Le bal/)).toBeVisible();
  await lookClosely(page);
  await page.keyboard.press("Escape");

  // Found again, on the page, with the new file: its editor opens as it was left.
  await page.goto(own.path);
  await expect(shown).toHaveAttribute("src", new RegExp(name));
  await expect(shown).not.toHaveAttribute("src", new RegExp(/-[0-9a-f]{16}/.exec(before ?? "")?.[0] ?? "-"));
});
