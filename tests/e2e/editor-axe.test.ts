import type { Page } from "playwright/test";

import { openEditor } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test("axe finds nothing in the open editor, whatever is open in it", async ({ page, own }) => {
      test.setTimeout(300_000);
      const isNarrow = viewport.width < 960;
      await page.goto(own.path);
      await expect(page.getByRole("button", { name: "Modifier cette page" })).toBeVisible();
      await expectNoFault(page, "the bar over the page");
      await openEditor(page, own.path);
      await expectNoFault(page, "opened");
      await onCanvas(page, "title").click();
      if (isNarrow) await page.getByRole("button", { name: "Réglages du bloc" }).click();
      await expect(page.getByRole("textbox", { name: "Titre", exact: true })).toBeVisible();
      await expectNoFault(page, "settings of a block");
      if (isNarrow) await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();

      await onCanvas(page, "title").dblclick();
      await expect(page.locator("[data-writes]").first()).toBeVisible();
      await expectNoFault(page, "writing a title");
      await page.keyboard.press("Escape");
      await onCanvas(page, "words").dblclick();
      await expect(page.getByRole("toolbar", { name: "Mise en forme" })).toBeVisible();
      await expectNoFault(page, "writing a rich text");
      await page.keyboard.press("Escape");

      await onCanvas(page, "title").click();
      await page.getByRole("button", { name: "Actions du bloc" }).click();
      await expect(page.getByRole("menuitem", { name: "Dupliquer" })).toBeVisible();
      await expectNoFault(page, "the menu of a block");
      await page.keyboard.press("Escape");

      for (const [keys, name] of [
        ["Control+k", "Toutes les actions"],
        ["?", "Raccourcis clavier"],
        ["/", "Insérer un bloc"],
      ] as const) {
        await page.keyboard.press(keys);
        await expect(page.getByRole("dialog", { name })).toBeVisible();
        await expectNoFault(page, name);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog", { name })).toBeHidden();
      }

      for (const name of ["Historique", "Le bal", "Publier"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect(page.locator("[data-editor-popups] :is([role=dialog], [role=menu])").first()).toBeVisible();
        await expectNoFault(page, name);
        await page.keyboard.press("Escape");
      }

      await page.getByRole("button", { name: "Aperçu" }).click();
      await expectNoFault(page, "tried out");
    });
  });
}

async function expectNoFault(page: Page, state: string): Promise<void> {
  // All states are looked at, whatever is wrong in one.
  expect.soft(await findAxeFaults(page), state).toEqual([]);
}
