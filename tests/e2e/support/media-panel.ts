import type { Locator, Page } from "playwright/test";
import sharp from "sharp";

import { panelWords } from "./site-panel.ts";
import { expect } from "./test.ts";

/** A file with a JPEG of one colour. */
export async function photograph(background: string, name: string) {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

/** Opens the library in the panel. */
export async function openLibrary(page: Page): Promise<void> {
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: panelWords.fr_FR.open, exact: true }).click();
  await page.getByRole("navigation").getByRole("button", { name: "Médiathèque", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Médiathèque" })).toBeVisible();
  await expect(library(page).locator("[data-medium]").first()).toBeVisible();
}

/** The section of the media library. */
export const library = (page: Page): Locator => page.getByRole("region", { name: "Médiathèque" });
/** The pane of the selected medium. */
export const details = (page: Page): Locator => page.getByRole("complementary", { name: "Détail du fichier" });
