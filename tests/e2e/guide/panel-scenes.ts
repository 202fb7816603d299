import { expect } from "../support/test.ts";
import { type Scene, screen } from "./scene.ts";

/** Each preview is a page that is drawn whole. */
const patience = { timeout: 90_000 };

export const pages: Scene = {
  name: "pages",
  size: screen,
  isShared: true,
  async play({ page }) {
    await page.goto("/contact#/settings/pages");
    await expect(page.getByRole("treeitem", { name: /^Accueil \// })).toBeVisible();
    // A minute of drawing, which only the guide's own picture is worth.
    if (process.env["KEEP_PICTURES"] !== "on") return null;
    await page.getByRole("button", { name: /^Refaire \d+ aperçus$/ }).click();
    // Those in sight; the others go on behind them.
    const rows = page.getByRole("treeitem");
    for (let row = 0; row < 8; row += 1) await expect(rows.nth(row).locator("img").first()).toBeVisible(patience);
    return null;
  },
};

export const library: Scene = {
  name: "media",
  size: screen,
  isShared: true,
  async play({ page }) {
    await page.goto("/contact#/settings/library");
    const shelf = page.getByRole("region", { name: "Médiathèque" });
    await shelf.locator("[data-medium]").first().click();
    await expect(page.getByRole("complementary", { name: "Détail du fichier" })).toBeVisible();
    return null;
  },
};
