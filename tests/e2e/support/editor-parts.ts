import type { Locator, Page } from "playwright/test";

/** The parts of the page editor that stories use, by the names that its users read. One place for these names. */
export function editorParts(page: Page) {
  const button = (name: string | RegExp): Locator =>
    page.getByRole("button", { name, exact: typeof name === "string" });
  const dialog = page.getByRole("dialog");
  return {
    /** In the bar over the site: opens the editor. */
    open: button("Modifier cette page"),
    canvas: page.getByRole("application", { name: "La page" }),
    /** The row of a block in the outline. */
    row: (name: string | RegExp): Locator => page.getByRole("treeitem", { name }),
    /** The bar of a phone. */
    tools: page.getByRole("navigation", { name: "Outils" }),
    /** The bar of the selected block. */
    blockBar: page.getByRole("toolbar", { name: "Bloc sélectionné" }),
    undo: page.getByRole("button", { name: "Annuler" }),
    tryOut: button("Aperçu"),
    phoneWidth: button("Largeur 390 px"),
    /** A text of the selected block in the inspector. */
    text: (name: string): Locator => page.getByRole("textbox", { name, exact: true }),
    changePicture: page.getByRole("button", { name: "Changer d’image" }),
    draftState: button(/^État du brouillon/),
    publish: button("Publier"),
    publishNow: dialog.getByRole("button", { name: "Publier maintenant" }),
    /** What the editor says last, such as that a page is published. */
    message: (text: string): Locator => page.getByRole("region", { name: "Messages" }).getByText(text),
  };
}

/** What the editor says once a page is published. */
export const published = "La page est publiée.";
