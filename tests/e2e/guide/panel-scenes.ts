import { expect } from "../support/test.ts";
import { type Scene, screen } from "./scene.ts";

export const pages: Scene = {
  name: "pages",
  size: screen,
  async play({ page }) {
    await page.goto("/contact#/settings/pages");
    await expect(page.getByRole("treeitem", { name: /^Accueil \// })).toBeVisible();
    return null;
  },
};

export const library: Scene = {
  name: "media",
  size: screen,
  async play({ page }) {
    await page.goto("/contact#/settings/library");
    const shelf = page.getByRole("region", { name: "Médiathèque" });
    await shelf.locator("[data-medium]").first().click();
    await expect(page.getByRole("complementary", { name: "Détail du fichier" })).toBeVisible();
    return null;
  },
};
