import type { Locator, Page } from "playwright/test";

import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/editor-test.ts";
import { panelWords } from "./support/site-panel.ts";
import { expect } from "./support/test.ts";
import {
  popupWords,
  popupTitles,
  openPopups,
  popupRow,
  previewOf,
  publishPopup,
  newVisitorWithPopups,
  idsOf,
  madeSince,
  removeSince,
} from "./support/popup-steps.ts";

test("[§2] a popup is made, written, copied and published by keyboard alone", async ({
  page,
  browser,
  administrator,
  site,
}) => {
  test.setTimeout(180_000);
  const say = popupWords.fr_FR;
  const before = await idsOf(administrator);
  const visitor = await newVisitorWithPopups(browser, site.url);
  try {
    await openPopups(page, "fr_FR");
    await press(page, page.getByRole("button", { name: say.make }));
    await expect(previewOf(page, "fr_FR")).toBeVisible();
    // What was opened has the focus; its title is two stops further.
    const title = page.getByRole("textbox", { name: say.title, exact: true });
    await tabTo(page, title);
    await page.keyboard.type(popupTitles.fr_FR);
    await expect(previewOf(page, "fr_FR").getByRole("heading", { name: popupTitles.fr_FR })).toBeVisible();
    await expect(title).toBeFocused();
    await expect(title).toHaveValue(popupTitles.fr_FR);
    const id = await madeSince(administrator, before);
    await press(page, page.getByRole("button", { name: panelWords.fr_FR.publish, exact: true }));
    const doPublish = page.getByRole("dialog").getByRole("button", { name: panelWords.fr_FR.doPublish });
    await expect(doPublish).toBeEnabled();
    await press(page, doPublish);
    await expect(page.getByText(say.published).first()).toBeVisible();
    await press(page, page.getByRole("button", { name: say.back }));
    // Who comes back is where they were.
    await expect(popupRow(page, id).getByRole("button").first()).toBeFocused();
    await press(page, popupRow(page, id).getByRole("button", { name: say.copy }));
    await expect(previewOf(page, "fr_FR").getByRole("heading", { name: popupTitles.fr_FR })).toBeVisible();
    await visitor.goto("/contact");
    await expect(visitor.locator(`dialog[data-popup="${id}"]`)).toBeVisible();
  } finally {
    await visitor.context().close();
    await removeSince(administrator, before);
  }
});

test("[§2] a popup of reusable blocks shows these, chosen in the panel and opened by a link", async ({
  page,
  browser,
  administrator,
  site,
}) => {
  test.setTimeout(180_000);
  const say = popupWords.fr_FR;
  const before = await idsOf(administrator);
  const visitor = await newVisitorWithPopups(browser, site.url);
  try {
    await openPopups(page, "fr_FR");
    await page.getByRole("button", { name: say.make }).click();
    await page.getByRole("textbox", { name: say.title, exact: true }).fill("Invitation");
    await page.getByRole("combobox", { name: "Contenu" }).selectOption("Des blocs réutilisables");
    await page.getByRole("combobox", { name: "Blocs à montrer" }).selectOption("Invitation à la visite");
    const heading = { name: /^Venez goûter/ };
    await expect(previewOf(page, "fr_FR").getByRole("heading", heading)).toBeVisible();
    const id = await madeSince(administrator, before);
    await publishPopup(page, "fr_FR");
    await visitor.goto(`/contact#popup-${id}`);
    const dialog = visitor.getByRole("dialog", { name: "Invitation" });
    await expect(dialog.getByRole("heading", heading)).toBeVisible();
    expect.soft(await findAxeFaults(visitor, "dialog[open]"), "the open popup").toEqual([]);
    await dialog.getByRole("link", { name: "Préparer sa visite" }).click();
    await visitor.waitForURL(/visite/);
  } finally {
    await visitor.context().close();
    await removeSince(administrator, before);
  }
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 12; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Presses a button by the keyboard. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press("Enter");
}
