import type { Page } from "playwright/test";

import { expect } from "./test.ts";

/** Calls what is asked about something else, by keys. */
export async function rewrite(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^Renommer/ });
  await expect(dialog.getByRole("textbox", { name: "Nom" })).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

/** Removes what is asked about, by keys; the focus begins where nothing is done. */
export async function agree(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^Supprimer/ });
  await expect(dialog.getByRole("button", { name: "Annuler" })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Supprimer" })).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}
