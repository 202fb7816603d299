import type { Locator, Page } from "playwright/test";

import { openEditor, openEditorByKeys } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas, rootIds } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";
import { editing, writeTitle } from "./support/editor-states.ts";
import { keys, reach } from "./support/form-hands.ts";
import { tabTo } from "./support/shopper.ts";

test("a page is published twice, both versions are compared, and the older one comes back whole and is taken back by one step", async ({
  page,
  own,
}) => {
  test.setTimeout(240_000);
  await openEditor(page, own.path);
  await writeTitle(editing(page), "Le bal de minuit");
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await page.getByRole("textbox", { name: "Nom de cette version" }).fill("Minuit");
  await page.getByRole("button", { name: "Publier maintenant" }).click();
  await expect(page.getByText("La page est publiée.").first()).toBeVisible();
  // The draft is none of both.
  await onCanvas(page, "album").click();
  await page.keyboard.press("Delete");
  await expect.poll(() => rootIds(page)).toEqual(["head", "banner", "pair", "end"]);

  await page.getByRole("button", { name: "Historique" }).click();
  await page.getByRole("tab", { name: "Versions publiées" }).click();
  const revisions = versions(page);
  await expect(revisions).toHaveCount(2);
  await revisions
    .first()
    .getByRole("button", { name: /^Comparer cette version/ })
    .click();
  const dialog = comparison(page);
  await side(dialog, "Avant").selectOption({ index: 2 });
  await side(dialog, "Après").selectOption({ index: 1 });
  await seesBothTitles(dialog);
  expect(await findAxeFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await expect(dialog).toBeHidden();

  await revisions
    .last()
    .getByRole("button", { name: /^Reprendre cette version/ })
    .click();
  const question = page.getByRole("dialog", { name: "Reprendre cette version ?" });
  expect(await findAxeFaults(page)).toEqual([]);
  await question.getByRole("button", { name: "Reprendre cette version" }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => rootIds(page)).toEqual(["head", "album", "banner", "pair", "end"]);
  await expect(onCanvas(page, "title")).toContainText("Le bal des vendanges");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(onCanvas(page, "title")).toContainText("Le bal de minuit");
  await expect.poll(() => rootIds(page)).toEqual(["head", "banner", "pair", "end"]);
});

test("by keyboard alone: a page is published twice, both versions are compared, and the older one comes back whole and is taken back", async ({
  page,
  own,
}) => {
  test.setTimeout(240_000);
  const { press, write } = keys(page);
  await openEditorByKeys(page, own.path);
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("textbox", { name: /Écrire/ })).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Le bal de minuit");
  await page.keyboard.press("Escape");
  await press(page.getByRole("button", { name: "Publier", exact: true }));
  await write(page.getByRole("textbox", { name: "Nom de cette version" }), "Minuit");
  await press(page.getByRole("button", { name: "Publier maintenant" }));
  await expect(page.getByText("La page est publiée.").first()).toBeVisible();
  // What was written last is still picked.
  await reach(page, page.getByRole("application", { name: "La page" }));
  await page.keyboard.press("Delete");
  await expect(onCanvas(page, "title")).toHaveCount(0);

  await press(page.getByRole("button", { name: "Historique" }));
  await tabTo(page, page.getByRole("tab", { name: "Étapes" }));
  await page.keyboard.press("ArrowRight");
  const revisions = versions(page);
  await expect(revisions).toHaveCount(2);
  await press(revisions.first().getByRole("button", { name: /^Comparer cette version/ }));
  const dialog = comparison(page);
  for (const name of ["Avant", "Après"]) {
    await reach(page, side(dialog, name));
    await page.keyboard.press("ArrowDown");
  }
  await seesBothTitles(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // Whoever asked for it is where they were.
  await expect(revisions.first().getByRole("button", { name: /^Comparer cette version/ })).toBeFocused();

  await press(revisions.last().getByRole("button", { name: /^Reprendre cette version/ }));
  const question = page.getByRole("dialog", { name: "Reprendre cette version ?" });
  await press(question.getByRole("button", { name: "Reprendre cette version" }));
  await expect(question).toBeHidden();
  await expect(onCanvas(page, "title")).toContainText("Le bal des vendanges");
  await page.keyboard.press("Escape");
  await expect(revisions).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(onCanvas(page, "title")).toHaveCount(0);
  // That was one step: the next one is what was done before.
  await page.keyboard.press("Control+z");
  await expect(onCanvas(page, "title")).toContainText("Le bal de minuit");
});

/** What was published, the last first. */
function versions(page: Page): Locator {
  return page.getByRole("list", { name: "Versions publiées, la dernière en premier" }).getByRole("listitem");
}

function comparison(page: Page): Locator {
  return page.getByRole("dialog", { name: "Comparer deux versions" });
}

function side(dialog: Locator, name: string): Locator {
  return dialog.getByRole("combobox", { name, exact: true });
}

/** The first version stands before, the second after, and the draft on neither side. */
async function seesBothTitles(dialog: Locator): Promise<void> {
  await expect(side(dialog, "Après").locator("option:checked")).toHaveText(/^Minuit, .*\(en ligne\)$/);
  await expect(side(dialog, "Avant").locator("option:checked")).not.toHaveText(/Minuit|Brouillon/);
  await expect(dialog.getByText("1 bloc diffère")).toBeVisible();
  const pane = (name: RegExp): Locator => dialog.getByRole("region", { name });
  const [before, after] = [pane(/^Page avant/), pane(/^Page après/)];
  await expect(before.locator("[data-id=title]")).toContainText("Le bal des vendanges");
  await expect(after.locator("[data-id=title]")).toContainText("Le bal de minuit");
  for (const shown of [before, after]) await expect(shown.locator("[data-id=album]")).toHaveCount(1);
}
